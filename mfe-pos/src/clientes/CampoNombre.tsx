import Field from '@lavanda/shared/ui/Field';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
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
}

/** 'Nombre del cliente' with its magnifier, and a cross once something is typed. */
export default function CampoNombre({ id, entrada, vacio, onBorrar, autoFocus }: CampoNombreProps) {
  return (
    <Field
      id={id}
      etiqueta={T.nombreDelCliente}
      autoFocus={autoFocus}
      sx={{ '& input': { pl: 0 } }}
      entrada={{ ...entrada, maxLength: 120, enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start">
          <SearchRounded aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        vacio ? undefined : (
          <IconButton edge="end" aria-label={T.borrarBusqueda} onClick={onBorrar}>
            <CloseRounded />
          </IconButton>
        )
      }
    />
  );
}
