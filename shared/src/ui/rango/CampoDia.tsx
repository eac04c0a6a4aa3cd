import EventRounded from '@mui/icons-material/EventRounded';
import InputAdornment from '@mui/material/InputAdornment';
import type { Ref } from 'react';
import Field from '../Field.tsx';
import { TEXTOS_RANGO } from '../textos.ts';

export interface CampoDiaProps {
  etiqueta: string;
  valor: string;
  /** The next day chosen in the calendar goes here. */
  activo: boolean;
  autoFocus: boolean;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onFoco(): void;
  onCambio(texto: string): void;
}

/** One end of the range, typed as YYYY-MM-DD or taken from the calendar. */
export default function CampoDia({ etiqueta, valor, activo, autoFocus, error, ref, onFoco, onCambio }: CampoDiaProps) {
  return (
    <Field
      etiqueta={etiqueta}
      error={error}
      value={valor}
      inputRef={ref}
      autoFocus={autoFocus}
      placeholder={TEXTOS_RANGO.formato}
      onFocus={onFoco}
      onChange={({ target }) => onCambio(target.value.trim())}
      entrada={{ autoComplete: 'off', maxLength: 10 }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <EventRounded aria-hidden />
        </InputAdornment>
      }
      sx={activo && !error ? ACTIVO : null}
    />
  );
}

const ACTIVO = { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.graphic', borderWidth: 2 } } as const;
