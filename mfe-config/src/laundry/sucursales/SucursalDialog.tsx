import type { Sucursal } from '@lavanda/shared/contract/schemas/tenant';
import type { BranchReceiptField } from '@lavanda/shared/domain/receipt';
import Field from '@lavanda/shared/ui/fields/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import Alert from '@mui/material/Alert';
import { SUCURSALES_TEXTS as T, TEXTS } from '../texts';
import CapacityFields from './CapacityFields';
import ReceiptFields from './ReceiptFields';
import { useBranchForm } from './useBranchForm';
import ZoneField from './ZoneField';

interface SucursalDialogProps {
  /** The sucursal to change; null to add a new one. */
  sucursal: Sucursal | null;
  /** Field that gets the focus when the dialog opens; the name by default. */
  field?: BranchReceiptField;
  onClose(): void;
}

/** Dialog that adds or changes a sucursal. Its own button saves the sucursal, without the page's other unsaved changes. */
export default function SucursalDialog({ sucursal, field, onClose }: SucursalDialogProps) {
  const form = useBranchForm(sucursal, onClose);
  const { values, errors, failure, write } = form;
  return (
    <FormDialog
      title={sucursal ? T.change : T.creation}
      form={form}
      verb={TEXTS.save}
      busyVerb={TEXTS.saving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field
        label={T.nombre}
        autoFocus={field === undefined}
        value={values.nombre_sucursal}
        error={errors.nombre_sucursal}
        input={{ maxLength: 80, autoComplete: 'off' }}
        onChange={({ target }) => write('nombre_sucursal', target.value)}
      />
      <ZoneField value={values.zona_horaria} error={errors.zona_horaria} onChange={(zone) => write('zona_horaria', zone)} />
      <ReceiptFields form={form} focused={field} />
      <CapacityFields value={form.capacity} errors={errors} onChange={form.writeCapacity} />
      {failure && <Alert severity="error">{failure}</Alert>}
    </FormDialog>
  );
}
