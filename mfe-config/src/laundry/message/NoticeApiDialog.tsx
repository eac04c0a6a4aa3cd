import { useToast } from '@lavanda/shared';
import type { NoticeApi } from '@lavanda/shared/contract/schemas/tenant';
import {
  filledTemplate,
  MAX_LANGUAGE,
  MAX_PHONE_ID,
  MAX_TEMPLATE,
  MAX_TOKEN,
  sampleParameters,
  templateText,
} from '@lavanda/shared/domain/noticeApi';
import { MESSAGE_BUBBLE } from '@lavanda/shared/ui/display/messageBubble';
import Field from '@lavanda/shared/ui/fields/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { NOTICE_API_TEXTS as T } from './texts';
import { useNoticeApiForm } from './useNoticeApiForm';

/** The dialog's fields below the token, in their order, with their maximum lengths. */
const FIELDS = [
  ['telefono_id', MAX_PHONE_ID],
  ['plantilla', MAX_TEMPLATE],
  ['idioma', MAX_LANGUAGE],
] as const;

interface NoticeApiDialogProps {
  account: NoticeApi;
  /** Name of the laundry, used in the template. */
  laundry: string;
  onClose(): void;
}

/** Dialog for the laundry's account at the WhatsApp Cloud API. Of a stored token only the last characters are shown. */
export default function NoticeApiDialog({ account, laundry, onClose }: NoticeApiDialogProps) {
  const form = useNoticeApiForm(account, onClose);
  const { values, write } = form;
  const { token_final: ending } = account;

  return (
    <FormDialog
      title={T.dialogTitle}
      width={560}
      form={form}
      verb={T.save}
      busyVerb={T.saving}
      onSubmit={() => void form.send()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {form.failure && <Alert severity="error">{form.failure}</Alert>}
        <Field
          label={T.token}
          type="password"
          value={values.token}
          error={form.errors.token}
          help={ending === null ? T.tokenHelp : T.tokenKept(ending)}
          input={{ maxLength: MAX_TOKEN, autoComplete: 'off', spellCheck: false }}
          onChange={({ target }) => write('token', target.value)}
        />
        {FIELDS.map(([field, maxLength]) => (
          <Field
            key={field}
            label={T.labels[field]}
            value={values[field]}
            error={form.errors[field]}
            help={T.help[field]}
            input={{
              maxLength,
              autoComplete: 'off',
              spellCheck: false,
              ...(field === 'telefono_id' && { inputMode: 'numeric' }),
            }}
            onChange={({ target }) => write(field, target.value)}
          />
        ))}
        <Template text={templateText(laundry)} name={values.plantilla.trim()} />
      </Box>
    </FormDialog>
  );
}

/** The template to register at Meta, and an example of the resulting message. */
function Template({ text, name }: { text: string; name: string }) {
  const toast = useToast();
  const sample = T.sample(name);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast(T.copied);
    } catch {
      toast(T.notCopied, 'error');
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="label" component="h3">
        {T.templateTitle}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {T.templateHelp}
      </Typography>
      <Box role="group" aria-label={T.templateTitle} sx={{ ...MESSAGE_BUBBLE, bgcolor: 'background.default' }}>
        {text}
      </Box>
      <Button startIcon={<ContentCopyRounded />} onClick={() => void copy()} sx={{ color: 'primary.text' }}>
        {T.copy}
      </Button>
      <Typography variant="label" component="h3">
        {sample}
      </Typography>
      <Box role="group" aria-label={sample} sx={MESSAGE_BUBBLE}>
        {filledTemplate(text, sampleParameters(location.origin))}
      </Box>
    </Box>
  );
}
