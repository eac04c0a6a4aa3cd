import { useCurrentUser } from '@lavanda/shared';
import { MAX_NOTICE, type NoticeField, READY_NOTICE } from '@lavanda/shared/domain/notice';
import Field from '@lavanda/shared/ui/fields/Field';
import AddRounded from '@mui/icons-material/AddRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import Card from '../form/Card';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { MESSAGE_TEXTS as T } from '../texts';
import MessagePreview from './MessagePreview';
import NoticeApiPart from './NoticeApiPart';

const FIELD = 'mensaje_lista';

/** Names of the placeholders that a message may contain, in the order of their buttons. */
const FIELDS = Object.keys(T.fields) as (keyof typeof T.fields)[];

/** Editor for the laundry's message that a nota is ready: the text, its placeholders and a preview. */
export default function MessageSection({ form }: { form: IdentityForm }) {
  const { mensaje: text, nombre: laundry } = form.values;
  const { tenantData } = useCurrentUser();
  const input = useRef<HTMLTextAreaElement>(null);
  const write = (written: string) => form.write(FIELD, { mensaje: written });

  /** Writes a placeholder at the cursor or over the selected text, and moves the cursor behind it. */
  function insert(name: NoticeField) {
    const area = input.current;
    const [start, end] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length];
    const written = `{${name}}`;
    write(`${text.slice(0, start)}${written}${text.slice(end)}`);
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(start + written.length, start + written.length);
    });
  }

  return (
    <Card title={T.title}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {tenantData.whatsapp_api && <Alert severity="info">{T.onlyOpened}</Alert>}
        <Field
          id={fieldId(FIELD)}
          label={T.message}
          multiline
          minRows={4}
          maxRows={12}
          value={text}
          error={form.errors[FIELD]}
          help={T.help(text.length, MAX_NOTICE)}
          inputRef={input}
          input={{ maxLength: MAX_NOTICE }}
          onChange={({ target }) => write(target.value)}
          onBlur={() => form.leave(FIELD, text)}
          sx={{ '& .MuiInputBase-multiline': { p: 0 }, '& textarea': { height: 'auto' } }}
        />
        <Box role="group" aria-label={T.insert} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {FIELDS.map((name) => (
            <Button key={name} variant="outlined" size="small" startIcon={<AddRounded />} onClick={() => insert(name)}>
              {T.fields[name]}
            </Button>
          ))}
          {text.trim() !== READY_NOTICE && (
            <Button size="small" onClick={() => write(READY_NOTICE)} sx={{ color: 'primary.text' }}>
              {T.reset}
            </Button>
          )}
        </Box>
        <MessagePreview text={text} laundry={laundry} />
        <NoticeApiPart laundry={laundry} />
      </Box>
    </Card>
  );
}
