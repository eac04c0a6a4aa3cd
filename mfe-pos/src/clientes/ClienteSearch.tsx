import { errorMessage } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useRef } from 'react';
import { TEXTS } from '../activos/texts';
import ClienteRow from './ClienteRow';
import NameField from './NameField';
import SearchState from './SearchState';
import { useSearch } from './useSearch';

const T = TEXTS.clientes;

export interface ClienteSearchProps {
  onSelect(cliente: Cliente): void;
  /** Called by '+ Registrar nuevo cliente' with the typed text. */
  onRegister(text: string): void;
  autoFocus?: boolean;
  /** True in the popover over the nota, where the matches take the full width and two lines of text each. */
  compact?: boolean;
}

type Option = Cliente | 'registrar';

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  margin: '12px -12px 0',
  // The sticky field covers the top of the list; the scroll margin keeps the highlighted option below it.
  '&[data-compact]': { margin: 0, '& li': { minHeight: 56, padding: '6px 16px', scrollMarginTop: 56 } },
});

const ListRow = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 64,
  padding: '8px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  cursor: 'pointer',
  '&:hover, &.Mui-focused': { backgroundColor: theme.vars.palette.primary.tint50 },
  '&.Mui-focused': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.graphic}` },
  '&[data-register]': { minHeight: 60, fontSize: 16, fontWeight: 600, color: theme.vars.palette.primary.text },
}));

/** Finds a cliente by part of the name or phone. Arrow keys move along the matches and Enter picks one. */
export default function ClienteSearch({ onSelect, onRegister, autoFocus = false, compact = false }: ClienteSearchProps) {
  const search = useSearch();
  const { text, clientes, upToDate, enough } = search;
  const options: Option[] = [...clientes, 'registrar'];
  const root = useRef<HTMLDivElement>(null);

  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Option>({
    options,
    open: true,
    value: null,
    inputValue: text,
    autoHighlight: clientes.length > 0,
    clearOnBlur: false,
    handleHomeEndKeys: false,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (option === 'registrar' ? T.registerNew : option._id),
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

  /** Escape is left to the surrounding dialog. Enter searches at once when the matches belong to an older text. */
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

  return (
    <div {...getRootProps({ onKeyDown: onType } as object)} ref={root}>
      <NameField
        id={id}
        input={getInputProps()}
        empty={text === ''}
        onClear={() => search.setText('')}
        autoFocus={autoFocus}
        compact={compact}
      />
      <Box sx={{ px: compact ? 3 : 0 }}>
        <SearchState
          enough={enough}
          searching={enough && search.unanswered}
          hasMore={search.hasMore}
          found={upToDate && !search.error ? clientes.length : null}
          error={search.error ? errorMessage(search.error) : null}
          onRetry={search.retry}
        />
      </Box>
      <List {...getListboxProps()} data-compact={compact || undefined} aria-labelledby={undefined} aria-label={T.results}>
        {options.map((option, index) => {
          const { key, ...props } = getOptionProps({ option, index });
          return (
            <ListRow key={key} {...props} data-register={option === 'registrar' || undefined}>
              {option === 'registrar' ? (
                <Box component="span">{T.registerNew}</Box>
              ) : (
                <ClienteRow cliente={option} term={text} compact={compact} />
              )}
            </ListRow>
          );
        })}
      </List>
    </div>
  );
}
