import type { Miembro } from '@lavanda/shared/contract/equipo';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { comoSeLlama } from './miembro';
import { TEXTOS as T } from './textos';

export type AbrirMenu = (miembro: Miembro, boton: HTMLElement) => void;

interface BotonMenuProps {
  miembro: Miembro;
  onMenu: AbrirMenu;
}

/** The three dots of a row. */
export default function BotonMenu({ miembro, onMenu }: BotonMenuProps) {
  return (
    <IconButton
      aria-label={T.accionesDe(comoSeLlama(miembro))}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => onMenu(miembro, currentTarget)}
    >
      <MoreVertRounded />
    </IconButton>
  );
}
