import Field from '@lavanda/shared/ui/Field';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { TEXTOS_SUCURSALES as T } from '../textos';
import { desfase, type Zona, zonaDe, zonas } from './zonas';

/** 'tijuana', 'mexico' and 'america/new_york' all find theirs. */
const filtrar = createFilterOptions<Zona>({ stringify: ({ id, nombre }) => `${nombre} ${id}` });

interface CampoZonaProps {
  valor: string;
  onCambio(valor: string): void;
  error: string | undefined;
}

/** A branch's time zone, from those that exist; Mexico's first. */
export default function CampoZona({ valor, onCambio, error }: CampoZonaProps) {
  const todas = zonas(valor);
  return (
    <Autocomplete
      options={todas}
      value={zonaDe(valor)}
      disableClearable
      autoHighlight
      openOnFocus={false}
      filterOptions={filtrar}
      groupBy={({ mexicana }) => (mexicana ? T.mexico : T.otras)}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ id: zona }) => zona}
      isOptionEqualToValue={(una, otra) => una.id === otra.id}
      slotProps={{ listbox: { 'aria-label': T.zona, 'aria-labelledby': undefined } }}
      noOptionsText={T.sinZonas}
      openText={T.abrirZonas}
      closeText={T.cerrarZonas}
      onChange={(_evento, zona) => onCambio(zona.id)}
      renderGroup={({ key, group, children }) => (
        <Box component="li" key={key} role="group" aria-label={group}>
          <Box aria-hidden sx={GRUPO}>
            {group}
          </Box>
          <Box component="ul" role="presentation" sx={{ p: 0 }}>
            {children}
          </Box>
        </Box>
      )}
      renderOption={({ key: _clave, ...props }, { id: zona, nombre, mexicana }) => (
        <Box component="li" {...props} key={zona} sx={OPCION}>
          <span>{nombre}</span>
          <small>{[mexicana ? zona : '', desfase(zona)].filter(Boolean).join(' · ')}</small>
        </Box>
      )}
      renderInput={({ id: campo, slotProps }) => (
        <Field
          id={campo}
          ref={slotProps.input.ref}
          etiqueta={T.zona}
          ayuda={T.zonaAyuda}
          error={error}
          className={slotProps.input.className}
          endAdornment={slotProps.input.endAdornment}
          onMouseDown={slotProps.input.onMouseDown}
          entrada={slotProps.htmlInput}
        />
      )}
    />
  );
}

const GRUPO = { p: '10px 16px 4px', fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'text.secondary' } as const;

const OPCION = {
  minHeight: 44,
  gap: 3,
  '&.MuiAutocomplete-option': { justifyContent: 'space-between' },
  '& small': { color: 'text.secondary', fontSize: 12, textAlign: 'right' },
} as const;
