import Field from '@lavanda/shared/ui/fields/Field';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { SUCURSALES_TEXTS as T } from '../texts';
import { offset, type Zone, zoneOf, zones } from './zones';

/** Matches both the place and the IANA name: 'tijuana', 'america/new_york'. */
const filterBy = createFilterOptions<Zone>({ stringify: ({ id, nombre: name }) => `${name} ${id}` });

interface ZoneFieldProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
}

/** A sucursal's time zone; Mexico's come first. */
export default function ZoneField({ value, onChange, error }: ZoneFieldProps) {
  const all = zones(value);
  return (
    <Autocomplete
      options={all}
      value={zoneOf(value)}
      disableClearable
      autoHighlight
      openOnFocus={false}
      filterOptions={filterBy}
      groupBy={({ mexican }) => (mexican ? T.mexico : T.others)}
      getOptionLabel={({ nombre: name }) => name}
      getOptionKey={({ id: zone }) => zone}
      isOptionEqualToValue={(first, another) => first.id === another.id}
      slotProps={{ listbox: { 'aria-label': T.zone, 'aria-labelledby': undefined } }}
      noOptionsText={T.noZones}
      openText={T.openZones}
      closeText={T.closeZones}
      onChange={(_event, zone) => onChange(zone.id)}
      renderGroup={({ key, group, children }) => (
        <Box component="li" key={key} role="group" aria-label={group}>
          <Box aria-hidden sx={GROUP}>
            {group}
          </Box>
          <Box component="ul" role="presentation" sx={{ p: 0 }}>
            {children}
          </Box>
        </Box>
      )}
      renderOption={({ key: _key, ...props }, { id: zone, nombre: name, mexican }) => (
        <Box component="li" {...props} key={zone} sx={OPTION}>
          <span>{name}</span>
          <small>{[mexican ? zone : '', offset(zone)].filter(Boolean).join(' · ')}</small>
        </Box>
      )}
      renderInput={({ id: field, slotProps }) => (
        <Field
          id={field}
          ref={slotProps.input.ref}
          label={T.zone}
          help={T.zoneHelp}
          error={error}
          className={slotProps.input.className}
          endAdornment={slotProps.input.endAdornment}
          onMouseDown={slotProps.input.onMouseDown}
          input={slotProps.htmlInput}
        />
      )}
    />
  );
}

const GROUP = {
  p: '10px 16px 4px',
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const OPTION = {
  minHeight: 44,
  gap: 3,
  '&.MuiAutocomplete-option': { justifyContent: 'space-between' },
  '& small': { color: 'text.secondary', fontSize: 12, textAlign: 'right' },
} as const;
