import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';

interface ButtonMenuProps extends Pick<ButtonProps, 'startIcon' | 'sx'> {
  label: string;
  /** Draws the menu's items. */
  children(close: () => void): ReactNode;
}

/** An outlined button and the menu that it opens. */
export default function ButtonMenu({ label, children, ...props }: ButtonMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...props}
      >
        {label}
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {children(close)}
      </Menu>
    </>
  );
}
