import Field from '@lavanda/shared/ui/Field';
import type { ComponentProps } from 'react';
import type { Campo } from './borrador';
import type { CustomerForm } from './useCustomerForm';

interface CampoTextoProps {
  form: CustomerForm;
  campo: Campo;
  etiqueta: string;
  ayuda?: string | undefined;
  opcional?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
  type?: string;
  entrada?: ComponentProps<'input'>;
}

/** One text field of the customer, tied to the form: checked when it is left, its error cleared on edit. */
export default function CampoTexto({ form, campo, entrada, ...resto }: CampoTextoProps) {
  return (
    <Field
      {...resto}
      name={campo}
      value={form.values[campo]}
      readOnly={form.saving}
      error={form.errors[campo]}
      entrada={{ autoComplete: 'off', ...entrada }}
      onChange={({ target }) => form.write(campo, target.value)}
      onBlur={() => form.leave(campo)}
    />
  );
}
