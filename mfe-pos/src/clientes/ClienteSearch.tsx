import { errorMessage } from '@lavanda/shared';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { TEXTS } from '../activos/texts';
import ClienteRow from './ClienteRow';
import NameField from './NameField';
import SearchState from './SearchState';
import { type MatchListOptions, useMatchList } from './useMatchList';

const T = TEXTS.clientes;

export interface ClienteSearchProps extends MatchListOptions {
  autoFocus?: boolean;
  /** True in the popover over the nota, where the field and the matches take the full width. */
  compact?: boolean;
}

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  margin: '12px -12px 0',
  // The sticky field covers the top of the list; the scroll margin keeps the highlighted option below the field.
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
  const { search, options, root, onType, list } = useMatchList({ onSelect, onRegister });
  const { text, clientes, upToDate, enough } = search;
  return (
    <div {...list.getRootProps({ onKeyDown: onType } as object)} ref={root}>
      <NameField
        id={list.id}
        input={list.getInputProps()}
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
      <List {...list.getListboxProps()} data-compact={compact || undefined} aria-labelledby={undefined} aria-label={T.results}>
        {options.map((option, index) => {
          const { key, ...props } = list.getOptionProps({ option, index });
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
