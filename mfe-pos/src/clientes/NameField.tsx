import Field from '@lavanda/shared/ui/fields/Field';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { TEXTS } from '../activos/texts';

const T = TEXTS.clientes;

interface NameFieldProps {
  id: string | undefined;
  input: ComponentProps<'input'>;
  empty: boolean;
  onClear(): void;
  autoFocus: boolean;
  /** True draws the field without label or frame, because it is the header of its container. */
  compact: boolean;
}

/** 'Nombre del cliente' field with a search icon, and a clear button once something is typed. */
export default function NameField({ id, input, empty, onClear, autoFocus, compact }: NameFieldProps) {
  const attributes = { ...input, maxLength: 120, enterKeyHint: 'search' } as const;
  const field = {
    id,
    autoFocus,
    startAdornment: (
      <InputAdornment position="start">
        <SearchRounded aria-hidden />
      </InputAdornment>
    ),
    endAdornment: !empty && (
      <IconButton edge="end" aria-label={T.clearSearch} onClick={onClear}>
        <CloseRounded />
      </IconButton>
    ),
  };
  if (!compact) return <Field {...field} label={T.clienteNameOf} sx={{ '& input': { pl: 0 } }} input={attributes} />;
  return (
    <OutlinedInput
      {...field}
      fullWidth
      placeholder={T.clienteNameOf}
      slotProps={{ input: { ...attributes, 'aria-label': T.clienteNameOf } }}
      sx={HEAD}
    />
  );
}

const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  minHeight: 56,
  px: 4,
  borderRadius: 0,
  boxShadow: (theme: Theme) => `inset 0 -2px 0 ${theme.vars.palette.primary.graphic}`,
  '& input': { pl: 0 },
  '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'none' },
} as const;
