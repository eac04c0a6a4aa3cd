import type { Identity } from '@lavanda/shared/contract/schemas/tenant';
import Field from '@lavanda/shared/ui/fields/Field';
import Box from '@mui/material/Box';
import Card from '../form/Card';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { NAME_TEXTS as T } from '../texts';
import ImageField from './ImageField';

/** Maximum length of the laundry's name, in characters (contract). */
const MAX_NAME = 80;

/** Fields for name, logo and favicon. An image is saved as soon as it is chosen, the name only by the button 'Guardar'. */
export default function NameSection({ form, identity }: { form: IdentityForm; identity: Identity }) {
  return (
    <Card title={T.title}>
      <Field
        id={fieldId('nombre')}
        label={T.nombre}
        value={form.values.nombre}
        error={form.errors.nombre}
        input={{ maxLength: MAX_NAME, autoComplete: 'organization' }}
        onChange={({ target }) => form.write('nombre', { nombre: target.value })}
        sx={{ mb: 4 }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), auto))',
          gap: '16px 24px',
        }}
      >
        <ImageField type="logo" url={identity.logo} />
        <ImageField type="icono" url={identity.logo_ico} />
      </Box>
    </Card>
  );
}
