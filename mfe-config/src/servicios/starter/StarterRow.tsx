import type { StarterServicio } from '@lavanda/shared/domain/starterCatalog';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FORM_TEXTS } from '../texts';
import { TEXTS as T } from './texts';
import type { Starter } from './useStarter';

interface StarterRowProps {
  servicio: StarterServicio;
  starter: Starter;
}

/** A servicio of the starter catalogue with a check box and a price. Typing a price selects the servicio. */
export default function StarterRow({ servicio: { servicio, medida: unit }, starter }: StarterRowProps) {
  const id = useId();
  const { errors, saving, choices, write } = starter;
  const { chosen = false, precio: price = '' } = choices[servicio] ?? {};
  const error = errors[servicio];
  return (
    <Box sx={ROW}>
      <FormControlLabel
        control={
          <Checkbox checked={chosen} disabled={saving} onChange={(_event, checked) => write(servicio, { chosen: checked })} />
        }
        label={servicio}
        sx={{ flex: 1, minWidth: 0, m: 0, gap: 1, '& .MuiFormControlLabel-label': { fontSize: 15, lineHeight: '20px' } }}
      />
      {unit === 'flex' ? (
        <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{T.free}</Box>
      ) : (
        <OutlinedInput
          size="small"
          value={price}
          readOnly={saving}
          error={Boolean(error)}
          onChange={({ target }) => write(servicio, { chosen: true, precio: target.value })}
          startAdornment={<span>$</span>}
          endAdornment={<Box sx={UNIT}>{FORM_TEXTS.perUnit[unit]}</Box>}
          slotProps={{
            input: {
              inputMode: 'decimal',
              maxLength: 20,
              autoComplete: 'off',
              'aria-label': T.priceOf(servicio),
              'aria-describedby': error ? id : undefined,
            },
          }}
          sx={{ width: { xs: 124, sm: 176 }, flex: 'none', '& .MuiOutlinedInput-input': { pl: 1 } }}
        />
      )}
      {error && (
        <Box sx={{ width: 1 }}>
          <FieldError id={id} mensaje={error} />
        </Box>
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 56,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Hides the unit on phones, where the price needs the space. */
const UNIT = { display: { xs: 'none', sm: 'block' }, flex: 'none', fontSize: 13, color: 'text.secondary' } as const;
