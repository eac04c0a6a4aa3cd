import useAutocomplete from '@mui/material/useAutocomplete';
import type { KeyboardEvent } from 'react';
import type { Place } from './endpoints';

export interface PlaceAutocompleteOptions {
  text: string;
  onText(text: string): void;
  places: Place[];
  onSelect(place: Place): void;
  /** Called when Enter is pressed in the field and there are no results. */
  onEnter(): void;
}

/** The keyboard and ARIA of the address search: MUI's autocomplete, open while there are results. */
export function usePlaceAutocomplete({ text, onText, places, onSelect, onEnter }: PlaceAutocompleteOptions) {
  const hasPlaces = places.length > 0;
  const { getRootProps, ...autocomplete } = useAutocomplete<Place>({
    options: places,
    open: hasPlaces,
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

  /** Leaves Escape to the surrounding dialog, which closes. Enter in the field never submits the dialog's form. */
  function onType(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    const inField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape' || !inField) event.defaultMuiPrevented = true;
    if (event.key !== 'Enter' || !inField) return;
    event.preventDefault();
    if (!hasPlaces) onEnter();
  }

  return { ...autocomplete, rootProps: getRootProps({ onKeyDown: onType } as object) };
}
