import { useServiciosQuery } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import SearchField from '@lavanda/shared/ui/fields/SearchField';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useDeferredValue, useRef, useState } from 'react';
import { KeyHint } from '../keyboard/KeyHint';
import { TEXTS } from '../texts';
import CategoryNav from './CategoryNav';
import CategoryTiles from './CategoryTiles';
import { groupServices } from './groupServices';
import NoServicios from './NoServicios';
import { Head, List, Panel } from './ServicesLayout';
import { ServicesSkeleton } from './ServicesSkeleton';
import { tileKeys } from './tileKeys';

export interface ServicesPanelProps {
  /** Draft whose quantities the tiles show. */
  draftKey: string;
  disabled: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Button shown beside the search. */
  action?: ReactNode;
  onSelect(servicio: Servicio): void;
}

/** The catalogue by category, with a search. The nota stays usable while the catalogue loads or fails. */
export default function ServicesPanel({ draftKey, disabled, searchBox, action, onSelect }: ServicesPanelProps) {
  const { data, error, refetch } = useServiciosQuery();
  const [text, setText] = useState('');
  const term = useDeferredValue(text);
  const list = useRef<HTMLDivElement>(null);
  const categories = groupServices(data ?? [], term);
  const all = groupServices(data ?? [], '').map(({ nombre: name }) => name);
  const found = categories.reduce((sum, { servicios }) => sum + servicios.length, 0);

  /** Adds a servicio and clears the search. If a tile had the focus, the search box gets it, for the next servicio. */
  function add(servicio: Servicio) {
    if (text !== '') {
      setText('');
      if (list.current?.contains(document.activeElement)) searchBox.current?.focus();
    }
    onSelect(servicio);
  }

  const first = () => groupServices(data ?? [], text)[0]?.servicios[0];
  const onClear = () => setText('');
  const { onSearchKey, onListKey } = tileKeys({ searchBox, list, disabled, text, first, onAdd: add, onClear });

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
        {categories.map((category) => (
          <CategoryTiles key={category.nombre} category={category} draftKey={draftKey} disabled={disabled} onSelect={add} />
        ))}
      </List>
    </Panel>
  );
}
