import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useRef } from 'react';
import { TEXTS } from '../activos/texts';
import { useSearch } from './useSearch';

/** A cliente found, or the row that registers a new one. */
type Option = Cliente | 'registrar';

export interface MatchListOptions {
  onSelect(cliente: Cliente): void;
  /** Called by '+ Registrar nuevo cliente' with the typed text. */
  onRegister(text: string): void;
}

/** The search and its matches as a list of options: arrow keys move along them and Enter picks one. */
export function useMatchList({ onSelect, onRegister }: MatchListOptions) {
  const search = useSearch();
  const { text, clientes, upToDate, enough } = search;
  const options: Option[] = [...clientes, 'registrar'];
  const root = useRef<HTMLDivElement>(null);

  const list = useAutocomplete<Option>({
    options,
    open: true,
    value: null,
    inputValue: text,
    autoHighlight: clientes.length > 0,
    clearOnBlur: false,
    handleHomeEndKeys: false,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (option === 'registrar' ? TEXTS.clientes.registerNew : option._id),
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') search.setText(value);
    },
    // MUI scrolls to the highlighted option only if the list itself scrolls. In this component an ancestor scrolls.
    onHighlightChange: (_event, option, reason) => {
      if (reason !== 'keyboard' || !option) return;
      root.current?.querySelectorAll('[role="option"]')[options.indexOf(option)]?.scrollIntoView?.({ block: 'nearest' });
    },
    onChange: (_event, option) => {
      if (option === 'registrar') onRegister(text.trim());
      else if (option) onSelect(option);
    },
  });

  /** Leaves Escape to the surrounding dialog, and makes Enter search at once while the matches belong to an older text. */
  function onType(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    const inField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape' || !inField) event.defaultMuiPrevented = true;
    if (event.key !== 'Enter' || !inField) return;
    event.preventDefault();
    if (enough && !upToDate) {
      event.defaultMuiPrevented = true;
      search.searchNow();
    }
  }

  return { search, options, root, onType, list };
}
