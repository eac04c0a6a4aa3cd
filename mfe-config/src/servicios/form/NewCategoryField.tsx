import Field from '@lavanda/shared/ui/fields/Field';
import { FORM_TEXTS as T } from '../texts';
import type { ServiceForm } from './useServiceForm';

/** Field for the name of a new category, which is created together with its first servicio. */
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
