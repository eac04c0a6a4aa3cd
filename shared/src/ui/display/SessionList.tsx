import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OpenSession } from '../../contract/schemas/sessions.ts';
import { dayIn, hourIn } from '../../domain/dates.ts';
import { SESSION_TEXTS as T } from './sessionTexts.ts';

export interface SessionListProps {
  sessions: readonly OpenSession[];
  /** IANA time zone of the moments shown. */
  zone: string;
  busy: boolean;
  onEnd(id: string): void;
}

/** The open sessions of an account: device, address and last use, with a button to end each one except the current session. */
export default function SessionList({ sessions, zone, busy, onEnd }: SessionListProps) {
  const moment = (text: string) => `${dayIn(zone, new Date(text))} ${hourIn(zone, new Date(text))}`;
  return (
    <Stack component="ul" aria-label={T.list} sx={{ listStyle: 'none', m: 0, p: 0, gap: 3 }}>
      {sessions.map(({ _id, dispositivo: device, direccion: address, ultimoUso: lastUse, actual: current }) => (
        <Box component="li" key={_id} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{device || T.unknownDevice}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {current ? T.current : T.lastUse(moment(lastUse))}
              {address !== '' && ` · ${address}`}
            </Typography>
          </Box>
          {!current && (
            <Button
              variant="outlined"
              color="error"
              disabled={busy}
              aria-label={T.endOf(device || T.unknownDevice, moment(lastUse))}
              onClick={() => onEnd(_id)}
            >
              {T.end}
            </Button>
          )}
        </Box>
      ))}
    </Stack>
  );
}
