import type { Sucursal } from '@lavanda/shared/contract/tenant';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import Field from '@lavanda/shared/ui/Field';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { TEXTOS_SUCURSALES as T, TEXTOS } from '../textos';
import CampoZona from './CampoZona';
import { idDe, useSucursal } from './useSucursal';

interface DialogoSucursalProps {
  /** The branch to change; null adds one. */
  sucursal: Sucursal | null;
  onCerrar(): void;
}

/** Adds or changes a branch; it is kept at once, apart from the rest of the page. */
export default function DialogoSucursal({ sucursal, onCerrar }: DialogoSucursalProps) {
  const { datos, errores, fallo, guardando, escribir, alSalirDelTelefono, guardar } = useSucursal(sucursal, onCerrar);
  return (
    <AppDialog
      abierto
      titulo={sucursal ? T.cambio : T.alta}
      onCerrar={onCerrar}
      ocupado={guardando}
      onEnviar={guardar}
      acciones={
        <>
          <Button onClick={onCerrar} disabled={guardando}>
            {TEXTOS.cancelar}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={guardando}
            startIcon={guardando ? <CircularProgress size={18} color="inherit" /> : undefined}
          >
            {guardando ? TEXTOS.guardando : TEXTOS.guardar}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Field
          id={idDe('nombre_sucursal')}
          etiqueta={T.nombre}
          autoFocus
          value={datos.nombre_sucursal}
          error={errores.nombre_sucursal}
          entrada={{ maxLength: 80, autoComplete: 'off' }}
          onChange={({ target }) => escribir('nombre_sucursal', target.value)}
        />
        <CampoZona
          id={idDe('zona_horaria')}
          valor={datos.zona_horaria}
          error={errores.zona_horaria}
          onCambio={(zona) => escribir('zona_horaria', zona)}
        />
        <Field
          id={idDe('direccion')}
          etiqueta={T.direccion}
          opcional
          ayuda={T.direccionAyuda}
          value={datos.direccion}
          error={errores.direccion}
          entrada={{ maxLength: 300, autoComplete: 'off' }}
          onChange={({ target }) => escribir('direccion', target.value)}
        />
        <Field
          id={idDe('telefono')}
          etiqueta={T.telefono}
          opcional
          type="tel"
          value={datos.telefono}
          error={errores.telefono}
          entrada={{ maxLength: 40, autoComplete: 'off' }}
          onChange={({ target }) => escribir('telefono', target.value)}
          onBlur={alSalirDelTelefono}
        />
        {fallo && <Alert severity="error">{fallo}</Alert>}
      </Box>
    </AppDialog>
  );
}
