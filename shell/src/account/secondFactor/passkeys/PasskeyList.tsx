import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import type { passkeysCall } from '@lavanda/shared/contract/calls/passkeys';
import type { Passkey } from '@lavanda/shared/contract/schemas/passkeys';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Loaded } from '../loaded';
import { TEXTS } from './texts';

interface PasskeyListProps {
  list: Loaded<AnswerOf<typeof passkeysCall>>;
  /** IANA time zone of the moments shown. */
  zone: string;
  /** Number of recovery codes left; null while it isn't known, and when the part about codes shows it instead. */
  recoveryCodes: number | null;
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}

/** The user's passkeys: name, when each was made and last used, with buttons that add and remove one. */
export function PasskeyList({ list, zone, recoveryCodes, onAdd, onRemove }: PasskeyListProps) {
  const keys = list.data?.llaves ?? [];
  return (
    <Stack component="section" aria-label={TEXTS.title} spacing={3}>
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {TEXTS.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TEXTS.detail}
          {keys.length > 0 && recoveryCodes !== null && ` ${TEXTS.recoveryCodes(recoveryCodes)}`}
        </Typography>
      </Box>
      {keys.length > 0 && (
        <Stack component="ul" aria-label={TEXTS.title} sx={{ listStyle: 'none', m: 0, p: 0, gap: 3 }}>
          {keys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} zone={zone} onRemove={() => onRemove(passkey)} />
          ))}
        </Stack>
      )}
      {list.data ? (
        <Button variant="outlined" onClick={onAdd} sx={{ alignSelf: 'flex-start' }}>
          {TEXTS.add}
        </Button>
      ) : list.error && !list.isFetching ? (
        <ErrorPanel level="h3" title={TEXTS.notLoaded} error={list.error} onRetry={list.refetch} />
      ) : (
        <PageSkeleton count={1} height={52} />
      )}
    </Stack>
  );
}

function PasskeyRow({ passkey, zone, onRemove }: { passkey: Passkey; zone: string; onRemove: () => void }) {
  const { nombre: name, creada: created, ultimoUso: lastUse } = passkey;
  const moment = (text: string) => `${dayIn(zone, new Date(text))} ${hourIn(zone, new Date(text))}`;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${TEXTS.created(moment(created))} · ${lastUse === null ? TEXTS.neverUsed : TEXTS.lastUse(moment(lastUse))}`}
        </Typography>
      </Box>
      <Button variant="outlined" color="error" aria-label={TEXTS.removeOf(name)} onClick={onRemove}>
        {TEXTS.remove}
      </Button>
    </Box>
  );
}
