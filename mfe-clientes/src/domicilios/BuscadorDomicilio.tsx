import Field from '@lavanda/shared/ui/Field';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { KeyboardEvent } from 'react';
import { LARGO_MAXIMO } from './direccion';
import type { Lugar } from './endpoints';
import { Lista, Resultado } from './Resultados';
import { TEXTOS } from './textos';

const T = TEXTOS.nuevo;

export interface BuscadorDomicilioProps {
  texto: string;
  onTexto(texto: string): void;
  lugares: Lugar[];
  ocupado: boolean;
  ayuda: string;
  error: string | null;
  onElegir(lugar: Lugar): void;
  /** Enter with no result to take. */
  onEnter(): void;
}

/** 'Calle, número y colonia' and what was found under it: arrows move along the results, Enter takes one. */
export default function BuscadorDomicilio(props: BuscadorDomicilioProps) {
  const { texto, onTexto, lugares, ocupado, ayuda, error, onElegir, onEnter } = props;
  const hay = lugares.length > 0;
  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Lugar>({
    options: lugares,
    open: hay,
    value: null,
    inputValue: texto,
    autoHighlight: true,
    clearOnBlur: false,
    handleHomeEndKeys: false,
    filterOptions: (todos) => todos,
    getOptionLabel: ({ descripcion }) => descripcion,
    getOptionKey: (lugar) => lugar.id,
    onInputChange: (_evento, valor, motivo) => {
      if (motivo === 'input') onTexto(valor);
    },
    onChange: (_evento, lugar) => {
      if (lugar) onElegir(lugar);
    },
  });

  /** Escape belongs to the dialog around. */
  function alTeclear(evento: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    const enCampo = evento.target instanceof HTMLInputElement;
    if (evento.key === 'Escape' || !enCampo) evento.defaultMuiPrevented = true;
    if (evento.key !== 'Enter' || !enCampo) return;
    evento.preventDefault();
    if (!hay) onEnter();
  }

  return (
    <div {...getRootProps({ onKeyDown: alTeclear } as object)}>
      <Field
        id={id}
        etiqueta={T.campo}
        ayuda={ayuda}
        error={error}
        autoFocus
        sx={{ '& input': { pl: 0 } }}
        entrada={{ ...getInputProps(), maxLength: LARGO_MAXIMO, enterKeyHint: 'search' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded aria-hidden />
          </InputAdornment>
        }
        endAdornment={
          ocupado ? (
            <CircularProgress size={20} aria-label={T.buscando} sx={{ color: 'text.disabled', mr: 1 }} />
          ) : texto === '' ? undefined : (
            <IconButton edge="end" aria-label={T.limpiar} onClick={() => onTexto('')}>
              <CloseRounded />
            </IconButton>
          )
        }
      />
      <Lista {...getListboxProps()} aria-labelledby={undefined} aria-label={T.resultados}>
        {lugares.map((option, index) => {
          const { key, ...opcion } = getOptionProps({ option, index });
          return <Resultado key={key} {...opcion} descripcion={option.descripcion} />;
        })}
      </Lista>
    </div>
  );
}
