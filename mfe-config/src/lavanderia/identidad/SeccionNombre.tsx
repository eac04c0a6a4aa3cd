import type { Identidad } from '@lavanda/shared/contract/tenant';
import Field from '@lavanda/shared/ui/Field';
import Box from '@mui/material/Box';
import Tarjeta from '../forma/Tarjeta';
import type { IdentityForm } from '../forma/useIdentityForm';
import { idDeCampo } from '../forma/validar';
import { TEXTOS_NOMBRE as T } from '../textos';
import CampoImagen from './CampoImagen';

/** Longest name (contract). */
const NOMBRE_MAXIMO = 80;

/** Name, logo and favicon. The pictures are kept as soon as they are chosen; the name waits for Guardar. */
export default function SeccionNombre({ form, identidad }: { form: IdentityForm; identidad: Identidad }) {
  return (
    <Tarjeta titulo={T.titulo}>
      <Field
        id={idDeCampo('nombre')}
        etiqueta={T.nombre}
        value={form.values.nombre}
        error={form.errors.nombre}
        entrada={{ maxLength: NOMBRE_MAXIMO, autoComplete: 'organization' }}
        onChange={({ target }) => form.write('nombre', { nombre: target.value })}
        sx={{ mb: 4 }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), auto))', gap: '16px 24px' }}>
        <CampoImagen tipo="logo" url={identidad.logo} />
        <CampoImagen tipo="icono" url={identidad.logo_ico} />
      </Box>
    </Tarjeta>
  );
}
