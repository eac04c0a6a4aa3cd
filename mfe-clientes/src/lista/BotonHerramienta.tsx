import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface BotonHerramientaProps {
  etiqueta: string;
  icono: ReactNode;
  conMenu?: boolean;
  onClick(boton: HTMLElement): void;
}

/** A secondary action of the list: icon and word; on a narrow screen the icon alone. */
export default function BotonHerramienta({ etiqueta, icono, conMenu = false, onClick }: BotonHerramientaProps) {
  return (
    <Button
      variant="outlined"
      startIcon={icono}
      aria-label={etiqueta}
      aria-haspopup={conMenu ? 'menu' : 'dialog'}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      sx={ESTRECHO}
    >
      {etiqueta}
    </Button>
  );
}

const ESTRECHO = {
  '@media (max-width: 599.95px)': { px: 0, fontSize: 0, '& .MuiButton-startIcon': { m: 0 } },
} as const;
