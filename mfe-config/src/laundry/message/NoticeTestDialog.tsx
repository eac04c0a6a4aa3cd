import { useToast } from '@lavanda/shared';
import { formatPhone } from '@lavanda/shared/domain/phone';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import Field from '@lavanda/shared/ui/fields/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import { oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useConfigTestNoticeApiMutation } from './endpoints';
import { NOTICE_API_TEXTS as T } from './texts';

/** Dialog that tests the laundry's WhatsApp account: sends its template, with sample data, to a phone. */
export default function NoticeTestDialog({ onClose }: { onClose(): void }) {
  const [phone, setPhone] = useState('');
  const [send] = useConfigTestNoticeApiMutation();
  const form = useForm({ fieldOf: oneOf(['telefono']) });
  const toast = useToast();

  async function submit() {
    const answer = await form.submit({}, () => send(phone));
    if (!answer) return;
    toast(T.tested(formatPhone(answer.telefono)));
    onClose();
  }

  return (
    <FormDialog
      title={T.testTitle}
      form={form}
      verb={T.send}
      busyVerb={T.sending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FailureAlert message={form.failure} sx={{ mb: 4 }} />
      <Field
        label={T.testPhone}
        type="tel"
        value={phone}
        autoFocus
        error={form.errors.telefono}
        help={T.testHelp}
        input={{ maxLength: 40, autoComplete: 'off' }}
        onChange={({ target }) => {
          setPhone(target.value);
          form.clear('telefono');
        }}
      />
    </FormDialog>
  );
}
