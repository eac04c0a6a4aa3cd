import Field from '@lavanda/shared/ui/fields/Field';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { KeyboardEvent } from 'react';
import { MAX_LENGTH } from './address';
import type { Place } from './endpoints';
import { List, Result } from './Results';
import { TEXTS } from './texts';

const T = TEXTS.created;

export interface DomicilioSearchProps {
  text: string;
  onText(text: string): void;
  places: Place[];
  busy: boolean;
  help: string;
  error: string | null;
  onSelect(place: Place): void;
  /** Called when Enter is pressed and no result is highlighted. */
  onEnter(): void;
}

/** Field 'Calle, número y colonia' with its results: the arrow keys move along the results and Enter selects one. */
export default function DomicilioSearch(props: DomicilioSearchProps) {
  const { text, onText, places, busy, help, error, onSelect, onEnter } = props;
  const exists = places.length > 0;
  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Place>({
    options: places,
    open: exists,
    value: null,
    inputValue: text,
    autoHighlight: true,
    clearOnBlur: false,
    handleHomeEndKeys: false,
    filterOptions: (all) => all,
    getOptionLabel: ({ descripcion: description }) => description,
    getOptionKey: (place) => place.id,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') onText(value);
    },
    onChange: (_event, place) => {
      if (place) onSelect(place);
    },
  });

  /** Leaves Escape to the surrounding dialog, which closes. Enter never submits the dialog's form. */
  function onType(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    const inField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape' || !inField) event.defaultMuiPrevented = true;
    if (event.key !== 'Enter' || !inField) return;
    event.preventDefault();
    if (!exists) onEnter();
  }

  return (
    <div {...getRootProps({ onKeyDown: onType } as object)}>
      <Field
        id={id}
        label={T.campo}
        help={help}
        error={error}
        autoFocus
        sx={{ '& input': { pl: 0 } }}
        input={{ ...getInputProps(), maxLength: MAX_LENGTH, enterKeyHint: 'search' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded aria-hidden />
          </InputAdornment>
        }
        endAdornment={
          busy ? (
            <CircularProgress size={20} aria-label={T.searching} sx={{ color: 'text.disabled', mr: 1 }} />
          ) : text === '' ? undefined : (
            <IconButton edge="end" aria-label={T.clean} onClick={() => onText('')}>
              <CloseRounded />
            </IconButton>
          )
        }
      />
      <List {...getListboxProps()} aria-labelledby={undefined} aria-label={T.results}>
        {places.map((option, index) => {
          const { key, ...choice } = getOptionProps({ option, index });
          return <Result key={key} {...choice} descripcion={option.descripcion} />;
        })}
      </List>
    </div>
  );
}
