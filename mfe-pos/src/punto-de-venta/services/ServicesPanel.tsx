import { useServiciosQuery } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import CategoryIcon from '@lavanda/shared/ui/display/CategoryIcon';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import SearchField from '@lavanda/shared/ui/fields/SearchField';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, type RefObject, useDeferredValue, useRef, useState } from 'react';
import { KeyHint } from '../keyboard/KeyHint';
import { LOW } from '../PosLayout';
import { TEXTS } from '../texts';
import { tileTowards } from './arrows';
import CategoryNav from './CategoryNav';
import { groupServices } from './groupServices';
import NoServicios from './NoServicios';
import { ServiceGrid } from './ServiceGrid';
import { ServicesSkeleton } from './ServicesSkeleton';
import ServiceTile from './ServiceTile';

export interface ServicesPanelProps {
  /** Draft whose quantities the tiles show. */
  draftKey: string;
  disabled: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Button shown beside the search. */
  action?: ReactNode;
  onSelect(servicio: Servicio): void;
}

const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  // From tablets up the page's grid sets the panel's height; on phones the panel grows with its servicios.
  [theme.breakpoints.up('sm')]: { contain: 'strict' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 384px) minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  padding: '16px 24px 10px',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, padding: '12px 16px 6px' },
  [theme.breakpoints.down('sm')]: {
    position: 'sticky',
    top: 56,
    zIndex: 5,
    padding: '10px 12px 4px',
    backgroundColor: theme.vars.palette.background.default,
  },
  [LOW]: { position: 'static' },
}));

const List = styled('div')(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  padding: '0 24px 24px',
  [theme.breakpoints.down('lg')]: { padding: '0 16px 16px' },
  [theme.breakpoints.down('sm')]: { padding: '0 12px', overflow: 'visible' },
  '& section': { scrollMarginTop: 0, [theme.breakpoints.down('sm')]: { scrollMarginTop: 168 } },
  '& h2': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    // The margin leaves space for the tiles' focus rings, which the sticky heading would cover.
    margin: '5px -2px',
    padding: '7px 2px 3px',
    fontSize: 14,
    lineHeight: '20px',
    letterSpacing: 0,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
    [theme.breakpoints.down('sm')]: { position: 'static' },
  },
}));

/** The catalogue by category, with a search. The nota stays usable while the catalogue loads or fails. */
export default function ServicesPanel({ draftKey, disabled, searchBox, action, onSelect }: ServicesPanelProps) {
  const { data, error, refetch } = useServiciosQuery();
  const [text, setText] = useState('');
  const term = useDeferredValue(text);
  const list = useRef<HTMLDivElement>(null);
  const categories = groupServices(data ?? [], term);
  const all = groupServices(data ?? [], '').map(({ nombre: name }) => name);
  const found = categories.reduce((sum, { servicios }) => sum + servicios.length, 0);

  const tiles = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];

  /** Adds a servicio and clears the search, with the focus in the search box for the next servicio. */
  function add(servicio: Servicio) {
    if (text !== '') {
      setText('');
      if (list.current?.contains(document.activeElement)) searchBox.current?.focus();
    }
    onSelect(servicio);
  }

  function onSearchKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      tiles()[0]?.focus();
    } else if (event.key === 'Enter' && text.trim() !== '' && !event.ctrlKey) {
      const first = groupServices(data ?? [], text)[0]?.servicios[0];
      if (first && !disabled) add(first);
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      setText('');
    }
  }

  function onListKey(event: KeyboardEvent) {
    const current = event.target;
    if (disabled || !(current instanceof HTMLElement) || !/^Arrow/.test(event.key)) return;
    event.preventDefault();
    const target = tileTowards(event.key, tiles(), current);
    if (target) target.focus();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') searchBox.current?.focus();
  }

  return (
    <Panel aria-label={TEXTS.servicios}>
      <Head>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0, position: 'relative', '& kbd': { position: 'absolute', right: 14, top: 15 } }}>
            <SearchField label={TEXTS.searchServicio} value={text} onChange={setText} onKeyDown={onSearchKey} ref={searchBox} />
            {text === '' && <KeyHint>/</KeyHint>}
          </Box>
          {action}
        </Box>
        {data && term === '' && all.length > 0 && <CategoryNav names={all} list={list} />}
        <Typography
          component="p"
          variant="body2"
          role="status"
          sx={{ color: 'text.secondary', ...(term === '' && VISUALLY_HIDDEN) }}
        >
          {data && term !== '' ? (found === 0 ? TEXTS.noMatches : TEXTS.found(found)) : ''}
        </Typography>
      </Head>
      {/* Disabled tiles are not focusable, so the list takes focus to allow keyboard scrolling. */}
      <List ref={list} onKeyDown={onListKey} tabIndex={disabled ? 0 : undefined}>
        {!data && !error && <ServicesSkeleton />}
        {!data && error && <ErrorPanel title={TEXTS.serviciosError} error={error} onRetry={refetch} />}
        {data?.length === 0 && <NoServicios />}
        {categories.map(({ nombre: name, servicios }) => (
          <section key={name} data-category={name} aria-label={name}>
            <h2>
              <CategoryIcon nombre={name} />
              {name}
            </h2>
            <ServiceGrid>
              {servicios.map((servicio) => (
                <ServiceTile key={servicio._id} servicio={servicio} draftKey={draftKey} disabled={disabled} onSelect={add} />
              ))}
            </ServiceGrid>
          </section>
        ))}
      </List>
    </Panel>
  );
}
