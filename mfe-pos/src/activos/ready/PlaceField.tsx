import { freePlaces, MAX_PLACE, parsePlace } from '@lavanda/shared/domain/stage';
import Field from '@lavanda/shared/ui/fields/Field';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import type { Ref } from 'react';
import type { StoredNota } from '../../notas/nota';
import { READY_TEXTS as T } from './texts';

/** Number of free places offered as buttons, besides the place in the field. */
const OTHERS = 3;

/** The first free places in the nota's sucursal: those where no other active nota hangs. */
export function placesFor(nota: StoredNota, active: readonly StoredNota[]): string[] {
  const ofSucursal = active.filter(({ id, sucursalId }) => id !== nota.id && sucursalId === nota.sucursalId);
  return freePlaces(new Set(ofSucursal.map(({ lugar: place }) => place)), OTHERS + 1);
}

interface PlaceFieldProps {
  value: string;
  /** Free places of the sucursal. */
  places: readonly string[];
  error: string | null;
  ref: Ref<HTMLInputElement>;
  onChange(place: string): void;
}

/** Optional field for the place on the rack, with buttons for other free places. */
export default function PlaceField({ value, places, error, ref, onChange }: PlaceFieldProps) {
  const chosen = parsePlace(value);
  const others = places.filter((place) => place !== chosen).slice(0, OTHERS);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: error ? 'minmax(0, 1fr)' : '124px minmax(0, 1fr)', sm: '168px minmax(0, 1fr)' },
        gap: { xs: 2, sm: 3 },
      }}
    >
      <Field
        label={T.place}
        optional
        autoFocus
        value={value}
        error={error}
        inputRef={ref}
        input={{ autoComplete: 'off', autoCapitalize: 'characters', maxLength: MAX_PLACE, enterKeyHint: 'done' }}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <CheckroomRounded aria-hidden />
          </InputAdornment>
        }
        sx={{ '& input': { fontWeight: 700, px: 2 } }}
      />
      <Box
        role="group"
        aria-label={T.otherPlaces}
        sx={{ display: 'flex', gap: 2, mt: { xs: error ? 0 : 6, sm: 6 }, alignItems: 'flex-start' }}
      >
        {others.map((place) => (
          <Button
            key={place}
            variant="outlined"
            onClick={() => onChange(place)}
            sx={{ flex: 1, minWidth: 0, minHeight: 48, px: 1 }}
          >
            {place}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
