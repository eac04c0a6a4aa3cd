import Field from '@lavanda/shared/ui/fields/Field';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { MAX_LENGTH } from './address';
import { List, Result } from './Results';
import { TEXTS } from './texts';
import { type PlaceAutocompleteOptions, usePlaceAutocomplete } from './usePlaceAutocomplete';

const T = TEXTS.creation;

export interface DomicilioSearchProps extends PlaceAutocompleteOptions {
  busy: boolean;
  help: string;
  error: string | null;
}

/** Field 'Calle, número y colonia' with its results: the arrow keys move along the results and Enter selects one. */
export default function DomicilioSearch(props: DomicilioSearchProps) {
  const { text, onText, places, busy, help, error } = props;
  const { id, getInputProps, getListboxProps, getOptionProps, rootProps } = usePlaceAutocomplete(props);

  return (
    <div {...rootProps}>
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
            <IconButton edge="end" aria-label={T.clear} onClick={() => onText('')}>
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
