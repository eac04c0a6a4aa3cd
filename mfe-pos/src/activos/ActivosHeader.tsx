import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import SucursalSelect from '@lavanda/shared/ui/fields/SucursalSelect';
import Box from '@mui/material/Box';
import type { StoredNota } from '../notas/nota';
import BoardSearch from './BoardSearch';
import { FILTERS, type Filter, passes, sucursalesOf } from './filterNotas';
import { TEXTS } from './texts';

const T = TEXTS.activos;
const LABELS: Record<Filter, string> = { todas: T.all, recolectar: T.toCollect, sucursal: T.inSucursal };

interface ActivosHeaderProps {
  /** Every active nota; the sucursal filter lists the sucursales found in them. */
  all: readonly StoredNota[];
  /** The notas of the chosen sucursal: the filters show how many of them match. Null until they load. */
  notas: readonly StoredNota[] | null;
  /** True for superusers, who get the sucursal filter. */
  withSucursales: boolean;
  filter: Filter;
  sucursal: string;
  /** How many notas the search and the filters find. */
  found: number;
  /** Counts the searches that were cleared from outside the field, each of which empties it. */
  searches: number;
  onSearch(text: string): void;
  onChange(filters: { filter: Filter; sucursal: string }): void;
}

/** Page title, the search and the filters with their counts; the number of matching notas is announced to screen readers. */
export default function ActivosHeader(props: ActivosHeaderProps) {
  const { all, notas, withSucursales, filter, sucursal, found, searches, onSearch, onChange } = props;
  // The chosen sucursal stays an option even after its last active nota is gone.
  const sucursales = [...new Set([...sucursalesOf(all), ...(sucursal === '' ? [] : [sucursal])])];
  const account = (which: Filter) => notas?.filter((nota) => passes(nota, which)).length ?? 0;
  return (
    <Box sx={TIGHT}>
      <PageHeader title={T.title}>
        <Box sx={{ order: { xs: 3, sm: 0 }, width: { xs: '100%', sm: 'auto' }, '& [role="radiogroup"]': RAIL }}>
          <Segmented
            label={T.filters}
            options={FILTERS.map((value) => ({
              value,
              label: LABELS[value],
              ...(notas && { account: account(value) }),
            }))}
            value={filter}
            onChange={(created) => onChange({ filter: created, sucursal })}
          />
        </Box>
        <BoardSearch key={searches} onSearch={onSearch} sx={withSucursales ? SEARCH : SEARCH_BESIDE_TITLE} />
        {withSucursales && (
          <SucursalSelect
            label={T.sucursal}
            all={T.allSucursales}
            options={sucursales.map((name) => ({ value: name, name }))}
            value={sucursal}
            onChange={(fresh) => onChange({ filter, sucursal: fresh })}
            sx={{ minWidth: 224, flex: { xs: 1, sm: 'none' } }}
          />
        )}
        {notas && (
          <Box role="status" sx={VISUALLY_HIDDEN}>
            {T.results(found)}
          </Box>
        )}
      </PageHeader>
    </Box>
  );
}

/** Reduces the spacing on phones so that the first card fits whole on the screen. */
const TIGHT = { '&& > *': { rowGap: { xs: 2, sm: 4 }, columnGap: { xs: 3, sm: 4 }, mb: { xs: 1, sm: 4 } } } as const;

const RAIL = {
  display: { xs: 'flex', sm: 'inline-flex' },
  '& > *': { flex: { xs: 1, sm: 'none' }, px: { xs: 1, sm: 4.5 } },
} as const;

/** Its own row on a phone; beside the filters on larger screens. */
const SEARCH = {
  order: { xs: 2, sm: 0 },
  width: 'auto',
  flex: { xs: '1 0 100%', sm: '1 1 180px' },
  ml: { sm: 'auto' },
  maxWidth: { sm: 340 },
} as const;

/** On a phone it shares the title's row, which has no sucursales for these users. */
const SEARCH_BESIDE_TITLE = { ...SEARCH, order: 0, flex: { xs: '1 1 180px' } } as const;
