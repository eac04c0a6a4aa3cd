import { usePuede } from '@lavanda/shared';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { TEXTOS } from '../textos';
import { ID_FORMA } from './HojaEdicion';

const T = TEXTOS.detalle;

interface AccionesLecturaProps {
  onEliminar(): void;
  onModificar(): void;
  /** Editing has just ended: the focus goes to Modificar, near where it was. */
  alModificar: boolean;
}

/** To look: Eliminar and Modificar, for the roles that may. */
export function AccionesLectura({ onEliminar, onModificar, alModificar }: AccionesLecturaProps) {
  const puedeEliminar = usePuede('clientes.eliminar');
  const puedeCambiar = usePuede('clientes.cambiar');
  return (
    <>
      {puedeEliminar && (
        <Button color="error" startIcon={<DeleteOutlineRounded />} onClick={onEliminar}>
          {T.eliminar}
        </Button>
      )}
      {puedeCambiar && (
        <Button variant="contained" startIcon={<EditOutlined />} autoFocus={alModificar} onClick={onModificar}>
          {T.modificar}
        </Button>
      )}
    </>
  );
}

interface AccionesEdicionProps {
  guardando: boolean;
  onCancelar(): void;
}

/** To edit: Cancelar and Guardar. While saving they do nothing but are not `disabled`, which would take the focus from whoever pressed one. */
export function AccionesEdicion({ guardando, onCancelar }: AccionesEdicionProps) {
  return (
    <>
      <Button onClick={() => !guardando && onCancelar()} aria-disabled={guardando} sx={OCUPADO}>
        {T.cancelar}
      </Button>
      <Button
        variant="contained"
        type="submit"
        form={ID_FORMA}
        aria-disabled={guardando}
        sx={OCUPADO}
        startIcon={guardando ? <CircularProgress size={18} color="inherit" /> : undefined}
      >
        {guardando ? T.guardando : T.guardar}
      </Button>
    </>
  );
}

const OCUPADO = { '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } } as const;
