import Field from '@lavanda/shared/ui/fields/Field';
import { FORM_TEXTS as T } from '../texts';
import type { ServiceForm } from './useServiceForm';

/** Name of the category that a servicio begins. */
export default function NewCategoryField({ form }: { form: ServiceForm }) {
  return (
    <Field
      label={T.categoria}
      help={T.categoryHelp}
      value={form.values.categoria}
      error={form.errors.categoria}
      readOnly={form.saving}
      onChange={({ target }) => form.write('categoria', target.value)}
      input={{ maxLength: 80, autoComplete: 'off' }}
    />
  );
}
