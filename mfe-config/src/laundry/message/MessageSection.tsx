import { useCurrentUser } from '@lavanda/shared';
import { MAX_NOTICE, type NoticeField, noticeText, READY_NOTICE } from '@lavanda/shared/domain/notice';
import { MESSAGE_BUBBLE } from '@lavanda/shared/ui/display/messageBubble';
import Field from '@lavanda/shared/ui/fields/Field';
import AddRounded from '@mui/icons-material/AddRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import Card from '../form/Card';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { MESSAGE_TEXTS as T } from '../texts';
import NoticeApiPart from './NoticeApiPart';

const FIELD = 'mensaje_lista';

/** Names of the placeholders that a message may contain, in the order of their buttons. */
const FIELDS = Object.keys(T.fields) as (keyof typeof T.fields)[];

/** Sample values of the placeholders in the preview; the laundry's names are real. */
const SAMPLE = { nombre: 'Ana', nota: 'B412', piezas: '7 piezas.', saldo: '$85.00' } satisfies Partial<
  Record<NoticeField, string>
>;

/** Editor for the laundry's message that a nota is ready: the text, its placeholders and a preview. */
export default function MessageSection({ form }: { form: IdentityForm }) {
  const { mensaje: text, nombre: laundry } = form.values;
  const { sucursalData, tenantData } = useCurrentUser();
  const { nombre_sucursal: sucursal, horario: hours = '' } = sucursalData;
  const input = useRef<HTMLTextAreaElement>(null);
  const preview = useId();
  const write = (written: string) => form.write(FIELD, { mensaje: written });

  /** Inserts a placeholder at the cursor and moves the cursor behind it. */
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
        <div>
          <Typography id={preview} variant="label" sx={{ display: 'block', mb: 1.5, color: 'text.secondary' }}>
            {T.preview}
          </Typography>
          <Box role="group" aria-labelledby={preview} sx={MESSAGE_BUBBLE}>
            {noticeText(text, {
              ...SAMPLE,
              lavanderia: laundry,
              sucursal,
              horario: hours,
              ticket: `${location.origin}/t/q7Yk4mB2`,
            })}
          </Box>
        </div>
        <NoticeApiPart laundry={laundry} />
      </Box>
    </Card>
  );
}
