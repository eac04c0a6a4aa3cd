import { MAX_NOTICE } from '@lavanda/shared/domain/notice';
import { formatPhone } from '@lavanda/shared/domain/phone';
import { MESSAGE_BUBBLE } from '@lavanda/shared/ui/display/messageBubble';
import Field from '@lavanda/shared/ui/fields/Field';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { READY_TEXTS as T } from './texts';
import type { ReadyMessage } from './useReadyMessage';

interface MessagePreviewProps {
  /** The cliente's phone in E.164. */
  phone: string;
  message: ReadyMessage;
  error: string | null;
  onEdit(): void;
}

/**
 * The message to the cliente or, if WhatsApp's API sends it by template, an example of it. Without a template, 'Cambiar texto'
 * turns the message into a text field; the change applies to this message only.
 */
export default function MessagePreview({ phone, message, error, onEdit }: MessagePreviewProps) {
  const { text, isEdited, byTemplate, template, failure, edit } = message;
  return (
    <Box sx={WELL}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
        <ChatOutlined aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, fontWeight: 600, color: 'text.secondary' }}>
          {T.messageTo(formatPhone(phone))}
        </Typography>
        {!isEdited && !byTemplate && (
          <Button disabled={text === null} onClick={() => edit(text)} sx={{ px: 2, fontSize: 14, color: 'primary.text' }}>
            {T.edit}
          </Button>
        )}
      </Box>
      {byTemplate && (
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {T.example(template)}
        </Typography>
      )}
      {isEdited ? (
        <Field
          label={T.message}
          multiline
          autoFocus
          minRows={4}
          maxRows={10}
          value={text}
          error={error}
          input={{ maxLength: MAX_NOTICE * 2 }}
          onChange={({ target }) => {
            onEdit();
            edit(target.value);
          }}
          sx={{ '& .MuiInputBase-multiline': { p: 0, bgcolor: 'background.paper' }, '& textarea': { height: 'auto' } }}
        />
      ) : (
        <Box sx={MESSAGE_BUBBLE}>{text ?? <Skeleton aria-label={T.preparing} variant="rounded" height={96} />}</Box>
      )}
      {failure !== null && (
        <Typography variant="body2" role="status" sx={{ mt: 2, color: 'warning.main' }}>
          {T.noLink(failure)}
        </Typography>
      )}
    </Box>
  );
}

const WELL = { mt: 4, p: '4px 14px 14px', borderRadius: '12px', bgcolor: 'background.default' } as const;
