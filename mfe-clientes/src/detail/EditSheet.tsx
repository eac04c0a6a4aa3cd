import { fullName } from '@lavanda/shared/domain/clienteName';
import Tear from '@lavanda/shared/ui/display/Tear';
import KnownClientes from '@lavanda/shared/ui/feedback/KnownClientes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TEXTS } from '../texts';
import DataFields from './DataFields';
import FiscalFields from './FiscalFields';
import type { CustomerForm } from './useCustomerForm';

const T = TEXTS.detail;

/** DOM id of the form. The submit button refers to it, because the button is outside the form, in the title row. */
export const FORM_ID = 'cliente-forma';

interface EditSheetProps {
  form: CustomerForm;
  onSave(): void;
  /** True when the name field gets the focus as the form opens. */
  onName: boolean;
  /** Shown after the last field. */
  foot?: ReactNode;
}

/** Fields of the cliente, in the same layout as the values in view mode. */
export default function EditSheet({ form, onSave, onName, foot }: EditSheetProps) {
  function send(event: FormEvent) {
    event.preventDefault();
    onSave();
  }

  return (
    <Box
      component="form"
      ref={form.inForm}
      id={FORM_ID}
      noValidate
      onSubmit={send}
      aria-busy={form.saving}
      sx={{ display: 'contents' }}
    >
      {form.recovered && form.changed && <Alert severity="info">{T.recovered}</Alert>}
      {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
      {form.known.length > 0 && (
        <KnownClientes
          clientes={form.known}
          action={(cliente) => (
            <Button
              color="inherit"
              component={Link}
              to={`/app/clientes/${cliente._id}`}
              aria-label={T.openNamed(fullName(cliente))}
            >
              {T.open}
            </Button>
          )}
        />
      )}
      <DataFields form={form} onName={onName} />
      <Tear sx={{ mx: { xs: -4, sm: -6 } }} />
      <FiscalFields form={form} />
      {foot}
    </Box>
  );
}
