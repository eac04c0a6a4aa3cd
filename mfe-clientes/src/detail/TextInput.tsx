import Field from '@lavanda/shared/ui/fields/Field';
import type { ComponentProps } from 'react';
import type { FieldName } from './draft';
import type { CustomerForm } from './useCustomerForm';

interface TextInputProps {
  form: CustomerForm;
  campo: FieldName;
  label: string;
  help?: string | undefined;
  optional?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
  type?: string;
  input?: ComponentProps<'input'>;
}

/** Text field of the form. It is validated on blur unless it is empty, and typing clears its error. */
export default function TextInput({ form, campo: field, input, ...rest }: TextInputProps) {
  return (
    <Field
      {...rest}
      name={field}
      value={form.values[field]}
      readOnly={form.saving}
      error={form.errors[field]}
      input={{ autoComplete: 'off', ...input }}
      onChange={({ target }) => form.write(field, target.value)}
      onBlur={() => form.leave(field)}
    />
  );
}
