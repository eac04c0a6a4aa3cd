import type { BranchReceiptField } from '@lavanda/shared/domain/receipt';
import Field from '@lavanda/shared/ui/fields/Field';
import { SUCURSALES_TEXTS as T } from '../texts';
import type { BranchForm } from './useBranchForm';

interface ReceiptFieldsProps {
  form: BranchForm;
  /** Field that gets the focus when the dialog opens, if it is one of these. */
  focused: BranchReceiptField | undefined;
}

/** Fields for what receipts print about their sucursal: address, phone and opening hours. */
export default function ReceiptFields({ form, focused }: ReceiptFieldsProps) {
  const { values, errors, write } = form;
  return (
    <>
      <Field
        label={T.direccion}
        optional
        autoFocus={focused === 'direccion'}
        help={T.addressHelp}
        value={values.direccion}
        error={errors.direccion}
        input={{ maxLength: 300, autoComplete: 'off' }}
        onChange={({ target }) => write('direccion', target.value)}
      />
      <Field
        label={T.telefono}
        optional
        autoFocus={focused === 'telefono'}
        type="tel"
        value={values.telefono}
        error={errors.telefono}
        input={{ maxLength: 40, autoComplete: 'off' }}
        onChange={({ target }) => write('telefono', target.value)}
        onBlur={form.leavePhone}
      />
      <Field
        label={T.hours}
        optional
        multiline
        minRows={2}
        maxRows={8}
        autoFocus={focused === 'horario'}
        help={T.hoursHelp}
        value={values.horario}
        error={errors.horario}
        input={{ autoComplete: 'off' }}
        onChange={({ target }) => write('horario', target.value)}
        sx={{ '& .MuiInputBase-multiline': { p: 0 }, '& textarea': { height: 'auto' } }}
      />
    </>
  );
}
