import type { Servicio } from '@lavanda/shared/contract/servicios';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { idDeBoton } from './foco';
import { TEXTOS as T } from './textos';

export interface AlTocarServicio {
  onModificar(servicio: Servicio): void;
  onEliminar(servicio: Servicio): void;
}

interface AccionesServicioProps extends AlTocarServicio {
  servicio: Servicio;
}

/** Edit and delete of one service, each named after it. */
export default function AccionesServicio({ servicio, onModificar, onEliminar }: AccionesServicioProps) {
  return (
    <>
      <IconButton
        id={idDeBoton('modificar', servicio._id)}
        aria-label={T.modificar(servicio.servicio)}
        aria-haspopup="dialog"
        onClick={() => onModificar(servicio)}
      >
        <EditOutlined />
      </IconButton>
      <IconButton
        id={idDeBoton('eliminar', servicio._id)}
        aria-label={T.eliminarUno(servicio.servicio)}
        aria-haspopup="dialog"
        onClick={() => onEliminar(servicio)}
      >
        <DeleteOutlineRounded />
      </IconButton>
    </>
  );
}
