import type { Passkey } from '@lavanda/shared/contract/schemas/passkeys';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TEXTS } from './texts';

interface PasskeyListProps {
  keys: readonly Passkey[];
  /** IANA time zone of the moments shown. */
  zone: string;
  disabled: boolean;
  onAdd: () => void;
  onRemove: (key: Passkey) => void;
}

/** The user's passkeys: name, when each was made and last used, with buttons that add and remove one. */
export function PasskeyList({ keys, zone, disabled, onAdd, onRemove }: PasskeyListProps) {
  const moment = (text: string) => `${dayIn(zone, new Date(text))} ${hourIn(zone, new Date(text))}`;
  return (
    <Stack component="section" aria-label={TEXTS.title} spacing={3}>
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {TEXTS.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {keys.length === 0 ? `${TEXTS.detail} ${TEXTS.none}` : TEXTS.detail}
        </Typography>
      </Box>
      {keys.length > 0 && (
        <Stack component="ul" aria-label={TEXTS.title} sx={{ listStyle: 'none', m: 0, p: 0, gap: 3 }}>
          {keys.map((key) => (
            <Box component="li" key={key._id} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{key.nombre}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {`${TEXTS.created(moment(key.creada))} · ${
                    key.ultimoUso === null ? TEXTS.neverUsed : TEXTS.lastUse(moment(key.ultimoUso))
                  }`}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                color="error"
                disabled={disabled}
                aria-label={TEXTS.removeOf(key.nombre)}
                onClick={() => onRemove(key)}
              >
                {TEXTS.remove}
              </Button>
            </Box>
          ))}
        </Stack>
      )}
      <Button variant="outlined" disabled={disabled} onClick={onAdd} sx={{ alignSelf: 'flex-start' }}>
        {TEXTS.add}
      </Button>
    </Stack>
  );
}
