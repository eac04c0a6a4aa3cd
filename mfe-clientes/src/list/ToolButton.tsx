import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  label: string;
  icon: ReactNode;
  withMenu?: boolean;
  onClick(button: HTMLElement): void;
}

/** Secondary action of the list; on a narrow screen it shows only its icon. */
export default function ToolButton({ label, icon, withMenu = false, onClick }: ToolButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={icon}
      aria-label={label}
      aria-haspopup={withMenu ? 'menu' : 'dialog'}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      sx={NARROW}
    >
      {label}
    </Button>
  );
}

const NARROW = {
  '@media (max-width: 599.95px)': { px: 0, fontSize: 0, '& .MuiButton-startIcon': { m: 0 } },
} as const;
