import { useCurrentUser } from '@lavanda/shared';
import { type NoticeField, noticeText } from '@lavanda/shared/domain/notice';
import { MESSAGE_BUBBLE } from '@lavanda/shared/ui/display/messageBubble';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MESSAGE_TEXTS as T } from '../texts';

/** Sample values of some placeholders; those of the laundry and its sucursal get the real names and hours. */
const SAMPLE = { nombre: 'Ana', nota: 'B412', piezas: '7 piezas.', saldo: '$85.00' } satisfies Partial<
  Record<NoticeField, string>
>;

interface MessagePreviewProps {
  /** The message with its placeholders. */
  text: string;
  laundry: string;
}

/** The message as a cliente of the user's sucursal would read it. */
export default function MessagePreview({ text, laundry }: MessagePreviewProps) {
  const { nombre_sucursal: sucursal, horario: hours = '' } = useCurrentUser().sucursalData;
  const title = useId();
  return (
    <div>
      <Typography id={title} variant="label" sx={{ display: 'block', mb: 1.5, color: 'text.secondary' }}>
        {T.preview}
      </Typography>
      <Box role="group" aria-labelledby={title} sx={MESSAGE_BUBBLE}>
        {noticeText(text, {
          ...SAMPLE,
          lavanderia: laundry,
          sucursal,
          horario: hours,
          ticket: `${location.origin}/t/q7Yk4mB2`,
        })}
      </Box>
    </div>
  );
}
