import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import Field from '@lavanda/shared/ui/fields/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FORM_TEXTS as T } from '../texts';
import CategoryField from './CategoryField';
import type { Mode } from './mode';
import NewCategoryField from './NewCategoryField';
import UnitField from './UnitField';
import { type ServiceForm, useServiceForm } from './useServiceForm';

export interface ServicioDialogProps {
  mode: Mode;
  existing: readonly Servicio[];
  /** @param another true when the dialog stays open to add another servicio */
  onSaved(servicio: Servicio, another: boolean): void;
  onClose(): void;
}

/** Dialog 'Agregar/Modificar servicio'. Open while mounted; a failed save keeps it open with what was typed. */
export default function ServicioDialog({ mode: initial, existing, onSaved, onClose }: ServicioDialogProps) {
  const form = useServiceForm({ initial, existing, onSaved });
  const { mode, values, errors, failure, saving } = form;
  const categories = [...new Set(existing.map(({ categoria: category }) => category))];

  return (
    <FormDialog
      title={T.title}
      form={form}
      verb={T.save}
      busyVerb={T.saving}
      verbWidth={140}
      otherAction={
        mode.type !== 'modificar' && (
          <Button
            variant="outlined"
            disabled={saving}
            onClick={form.saveAndAddAnother}
            sx={{ order: { xs: -1, sm: 0 }, flex: { xs: '1 0 100%', sm: 'none' } }}
          >
            {T.saveAndAdd}
          </Button>
        )
      }
      onSubmit={form.save}
      onClose={onClose}
    >
      <Field
        label={T.nombre}
        autoFocus
        inputRef={form.nameInput}
        value={values.servicio}
        error={errors.servicio}
        readOnly={saving}
        onChange={({ target }) => form.write('servicio', target.value)}
        input={{ maxLength: 120, autoComplete: 'off' }}
      />
      {mode.type === 'crear' ? <NewCategoryField form={form} /> : <CategoryField form={form} categories={categories} />}
      <UnitField form={form} />
      {values.medida === 'flex' ? <FlexHelp /> : <PriceField form={form} />}
      {failure && (
        <Alert severity="error">
          <AlertTitle>{T.error}</AlertTitle>
          {T.errorHelp(failure)}
        </Alert>
      )}
    </FormDialog>
  );
}

function PriceField({ form }: { form: ServiceForm }) {
  const { medida: unit, precio: price } = form.values;
  return (
    <Field
      label={T.precio}
      value={price}
      error={form.errors.precio}
      readOnly={form.saving}
      onChange={({ target }) => form.write('precio', target.value)}
      input={{ inputMode: 'decimal', maxLength: 20, autoComplete: 'off' }}
      startAdornment={<Box component="span">$</Box>}
      endAdornment={
        unit !== '' && (
          <Box component="span" sx={{ flex: 'none', fontWeight: 500, color: 'text.secondary' }}>
            {T.perUnit[unit]}
          </Box>
        )
      }
      sx={{ '& .MuiOutlinedInput-root': { fontWeight: 600 }, '& .MuiOutlinedInput-input': { pl: 1.5 } }}
    />
  );
}

function FlexHelp() {
  return (
    <Typography role="status" sx={{ display: 'flex', gap: 2, fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
      <InfoOutlined aria-hidden sx={{ fontSize: 18 }} />
      {T.flexHelp}
    </Typography>
  );
}
