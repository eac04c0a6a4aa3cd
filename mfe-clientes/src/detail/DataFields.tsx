import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import { TEXTS } from '../texts';
import Section from './Section';
import TextInput from './TextInput';
import type { CustomerForm } from './useCustomerForm';

const T = TEXTS.detail;

interface DataFieldsProps {
  form: CustomerForm;
  /** True when the name field gets the focus as the form opens. */
  onName: boolean;
}

/** Fields for the cliente's names, phone, and the note beside the phone, such as an extension. */
export default function DataFields({ form, onName }: DataFieldsProps) {
  return (
    <Section reading={false} icon={<PersonOutlined aria-hidden />} title={T.data}>
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
  );
}
