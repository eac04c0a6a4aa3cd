import Field from '@lavanda/shared/ui/Field';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { TEXTOS } from '../activos/textos';

const T = TEXTOS.clientes;

interface CampoNombreProps {
  id: string | undefined;
  /** Attributes of the combobox. */
  entrada: ComponentProps<'input'>;
  vacio: boolean;
  onBorrar(): void;
  autoFocus: boolean;
  /** Without a label over it and without a frame: it is the head of what it stands in. */
  compacto: boolean;
}

/** 'Nombre del cliente' with its magnifier, and a cross once something is typed. */
export default function CampoNombre({ id, entrada, vacio, onBorrar, autoFocus, compacto }: CampoNombreProps) {
  const atributos = { ...entrada, maxLength: 120, enterKeyHint: 'search' } as const;
  const campo = {
    id,
    autoFocus,
    startAdornment: (
      <InputAdornment position="start">
        <SearchRounded aria-hidden />
      </InputAdornment>
    ),
    endAdornment: !vacio && (
      <IconButton edge="end" aria-label={T.borrarBusqueda} onClick={onBorrar}>
        <CloseRounded />
      </IconButton>
    ),
  };
  if (!compacto) return <Field {...campo} etiqueta={T.nombreDelCliente} sx={{ '& input': { pl: 0 } }} entrada={atributos} />;
  return (
    <OutlinedInput
      {...campo}
      fullWidth
      placeholder={T.nombreDelCliente}
      slotProps={{ input: { ...atributos, 'aria-label': T.nombreDelCliente } }}
      sx={CABEZA}
    />
  );
}

/** It stays in sight while the matches are scrolled. */
const CABEZA = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  minHeight: 56,
  px: 4,
  borderRadius: 0,
  boxShadow: (tema: Theme) => `inset 0 -2px 0 ${tema.vars.palette.primary.graphic}`,
  '& input': { pl: 0 },
  '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'none' },
} as const;
