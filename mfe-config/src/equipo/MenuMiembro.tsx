import { useUsuario } from '@lavanda/shared';
import type { Miembro } from '@lavanda/shared/contract/equipo';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ForwardToInboxRounded from '@mui/icons-material/ForwardToInboxRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { comoSeLlama } from './miembro';
import { TEXTOS as T } from './textos';

interface MenuMiembroProps {
  miembro: Miembro;
  boton: HTMLElement;
  onModificar(): void;
  onReenviar(): void;
  onEliminar(): void;
  onCerrar(): void;
}

/** What can be done with an account: a pending one can't be modified, and nobody deletes their own. */
export default function MenuMiembro({ miembro, boton, onModificar, onReenviar, onEliminar, onCerrar }: MenuMiembroProps) {
  const propia = useUsuario()._id === miembro._id;
  return (
    <Menu
      open
      anchorEl={boton}
      onClose={onCerrar}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': T.accionesDe(comoSeLlama(miembro)) }, paper: { sx: { minWidth: 180 } } }}
    >
      {miembro.confirmed ? (
        <MenuItem onClick={onModificar}>
          <ListItemIcon>
            <EditOutlined fontSize="small" />
          </ListItemIcon>
          {T.modificar}
        </MenuItem>
      ) : (
        <MenuItem onClick={onReenviar}>
          <ListItemIcon>
            <ForwardToInboxRounded fontSize="small" />
          </ListItemIcon>
          {T.reenviar}
        </MenuItem>
      )}
      {!propia && (
        <MenuItem onClick={onEliminar} sx={{ color: 'error.main' }}>
          <ListItemIcon>
            <DeleteOutlineRounded fontSize="small" />
          </ListItemIcon>
          {T.eliminar}
        </MenuItem>
      )}
    </Menu>
  );
}
