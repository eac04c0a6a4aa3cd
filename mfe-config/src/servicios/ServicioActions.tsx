import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { buttonId } from './focus';
import { TEXTS as T } from './texts';

export interface OnServicioTap {
  onEdit(servicio: Servicio): void;
  onRemove(servicio: Servicio): void;
}

interface ServicioActionsProps extends OnServicioTap {
  servicio: Servicio;
}

export default function ServicioActions({ servicio, onEdit, onRemove }: ServicioActionsProps) {
  return (
    <>
      <IconButton
        id={buttonId('modificar', servicio._id)}
        aria-label={T.edit(servicio.servicio)}
        aria-haspopup="dialog"
        onClick={() => onEdit(servicio)}
      >
        <EditOutlined />
      </IconButton>
      <IconButton
        id={buttonId('eliminar', servicio._id)}
        aria-label={T.removeServicio(servicio.servicio)}
        aria-haspopup="dialog"
        onClick={() => onRemove(servicio)}
      >
        <DeleteOutlineRounded />
      </IconButton>
    </>
  );
}
