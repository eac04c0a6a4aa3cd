import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { KeyboardEventHandler, Ref } from 'react';
import { TEXTOS } from './textos.ts';

export interface CampoBusquedaProps {
  /** Accessible name, and the hint inside while empty unless `pista` says another. */
  etiqueta: string;
  valor: string;
  onCambio(valor: string): void;
  /** Enter: search at once, without waiting for the pause in typing. */
  onEnter?: () => void;
  onKeyDown?: KeyboardEventHandler;
  pista?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
  sx?: SxProps<Theme>;
}

/** Search box with its magnifier, and a cross once something is typed. */
export default function CampoBusqueda({
  etiqueta,
  valor,
  onCambio,
  onEnter,
  onKeyDown,
  pista,
  autoFocus,
  ref,
  sx,
}: CampoBusquedaProps) {
  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={valor}
      autoFocus={autoFocus ?? false}
      placeholder={pista ?? etiqueta}
      inputRef={ref}
      sx={[{ minHeight: 44, '& input::-webkit-search-cancel-button': { display: 'none' } }, ...(Array.isArray(sx) ? sx : [sx])]}
      onChange={(evento) => onCambio(evento.target.value)}
      onKeyDown={(evento) => {
        if (evento.key === 'Enter') onEnter?.();
        onKeyDown?.(evento);
      }}
      slotProps={{ input: { 'aria-label': etiqueta, autoComplete: 'off', enterKeyHint: 'search' } }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <SearchRounded />
        </InputAdornment>
      }
      endAdornment={
        valor !== '' && (
          <IconButton aria-label={TEXTOS.limpiar} edge="end" onClick={() => onCambio('')}>
            <CloseRounded />
          </IconButton>
        )
      }
    />
  );
}
