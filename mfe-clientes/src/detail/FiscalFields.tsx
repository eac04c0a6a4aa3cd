import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import Box from '@mui/material/Box';
import { TEXTS } from '../texts';
import RegimenField from './RegimenField';
import Section from './Section';
import TextInput from './TextInput';
import type { CustomerForm } from './useCustomerForm';
import { rfcNotice } from './validate';

const T = TEXTS.detail;

/** What the cliente's facturas need: tax id, postal code, legal name, regime and e-mail. */
export default function FiscalFields({ form }: { form: CustomerForm }) {
  return (
    <Section reading={false} firstWide icon={<RequestQuoteOutlined aria-hidden />} title={T.fiscal}>
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
  );
}
