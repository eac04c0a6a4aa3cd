import { fullName } from '@lavanda/shared/domain/clienteName';
import Tear from '@lavanda/shared/ui/display/Tear';
import KnownClientes from '@lavanda/shared/ui/feedback/KnownClientes';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TEXTS } from '../texts';
import RegimenField from './RegimenField';
import Section from './Section';
import TextInput from './TextInput';
import type { CustomerForm } from './useCustomerForm';
import { rfcNotice } from './validate';

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
      <Section reading={false} icono={<PersonOutlined aria-hidden />} title={T.data}>
        <TextInput form={form} campo="nombre" label={T.nombre} autoFocus={onName} input={{ maxLength: 120, required: true }} />
        <TextInput form={form} campo="apellido" label={T.apellidos} optional input={{ maxLength: 120 }} />
        <Box data-span={2}>
          <TextInput
            form={form}
            campo="telefono"
            label={T.telefono}
            optional
            type="tel"
            placeholder={T.phoneExample}
            input={{ inputMode: 'tel', maxLength: 100 }}
          />
        </Box>
        <Box data-span={2}>
          <TextInput form={form} campo="telefono_nota" label={T.phoneNote} optional input={{ maxLength: 120 }} />
        </Box>
      </Section>
      <Tear sx={{ mx: { xs: -4, sm: -6 } }} />
      <Section reading={false} firstWide icono={<RequestQuoteOutlined aria-hidden />} title={T.fiscal}>
        <TextInput
          form={form}
          campo="rfc"
          label={T.rfc}
          help={form.touched('rfc') ? rfcNotice(form.values.rfc) : undefined}
          input={{ maxLength: 20, autoCapitalize: 'characters', spellCheck: false }}
        />
        <TextInput form={form} campo="cp" label={T.cp} input={{ inputMode: 'numeric', maxLength: 5 }} />
        <Box data-span={2}>
          <TextInput form={form} campo="razonSocial" label={T.razonSocial} input={{ maxLength: 200 }} />
        </Box>
        <Box data-span={2}>
          <RegimenField form={form} />
        </Box>
        <Box data-span={2}>
          <TextInput
            form={form}
            campo="correoElectronico"
            label={T.correoElectronico}
            type="email"
            input={{ maxLength: 200, inputMode: 'email' }}
          />
        </Box>
      </Section>
      {foot}
    </Box>
  );
}
