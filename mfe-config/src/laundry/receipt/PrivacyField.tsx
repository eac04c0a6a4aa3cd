import { MAX_PRIVACY_NOTICE } from '@lavanda/shared/domain/privacyNotice';
import Field from '@lavanda/shared/ui/fields/Field';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { RECEIPT_TEXTS as T } from './texts';

const FIELD = 'aviso_privacidad';

/** Field for the laundry's privacy notice: its URL, or its text. */
export default function PrivacyField({ form }: { form: IdentityForm }) {
  const { privacidad: notice } = form.values;
  return (
    <Field
      id={fieldId(FIELD)}
      label={T.privacy}
      multiline
      minRows={2}
      maxRows={10}
      value={notice}
      error={form.errors[FIELD]}
      help={T.privacyHelp(notice.length, MAX_PRIVACY_NOTICE)}
      input={{ maxLength: MAX_PRIVACY_NOTICE }}
      onChange={({ target }) => form.write(FIELD, { privacidad: target.value })}
      onBlur={() => form.leave(FIELD, notice)}
      sx={{ gridColumn: '1 / -1', '& .MuiInputBase-multiline': { p: 0 }, '& textarea': { height: 'auto' } }}
    />
  );
}
