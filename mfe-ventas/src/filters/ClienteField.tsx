import SearchField from '@lavanda/shared/ui/fields/SearchField';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FILTER_TEXTS as T } from '../texts';
import { filterNow } from './filters';
import type { SetFilters } from './useFilters';

/** Typing pause after which a text that needs no Enter is applied, ms (spec 5). */
const DEBOUNCE = 1500;

interface ClienteFieldProps {
  value: string;
  onSet: SetFilters;
}

/** Filters by the cliente's name or phone, or by folio or clave, after a typing pause or at once with Enter. */
export default function ClienteField({ value, onSet }: ClienteFieldProps) {
  const [text, setText] = useState(value);
  const applied = useRef(value);
  const waiting = text.trim() !== value && !filterNow(text.trim());

  // Back, a link or 'Quitar filtros' change the filter without typing; this copies the new value into the field.
  useEffect(() => {
    if (value === applied.current) return;
    applied.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const clean = text.trim();
    if (clean === applied.current || !filterNow(clean)) return;
    const clock = setTimeout(() => {
      applied.current = clean;
      onSet({ user: clean }, { samePlace: true });
    }, DEBOUNCE);
    return () => clearTimeout(clock);
  }, [text, onSet]);

  const searchNow = () => {
    const clean = text.trim();
    if (clean === applied.current) return;
    applied.current = clean;
    onSet({ user: clean });
  };

  return (
    <Box sx={FIELD}>
      <SearchField
        label={T.cliente}
        value={text}
        onChange={(typed) => setText(typed.slice(0, 120))}
        onEnter={searchNow}
        sx={{ fontSize: 15, '& input': { py: 2.5 } }}
      />
      {waiting && (
        <Typography variant="caption" role="status" sx={{ color: 'text.disabled', pl: 3.5, display: 'block', mt: 1 }}>
          {T.pressEnter}
        </Typography>
      )}
    </Box>
  );
}

const FIELD = {
  flex: { sm: '1 1 100%', lg: '1 1 260px' },
  maxWidth: { lg: 380 },
  minWidth: 0,
} as const;
