import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import SucursalSelect from '@lavanda/shared/ui/fields/SucursalSelect';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import type { StoredNota } from '../notas/nota';
import BoardSearch from './BoardSearch';
import { BOARD_TEXTS } from './board/texts';
import { FILTERS, type Filter, passes, sucursalesOf } from './filterNotas';
import { TEXTS } from './texts';
import type { PageFilters } from './usePageFilters';

const T = TEXTS.activos;
const LABELS: Record<Filter, string> = { ...BOARD_TEXTS.columns, todas: T.all, recolectar: T.toCollect, sucursal: T.inSucursal };
const VIEW_OPTIONS = [
  { value: 'lista', label: BOARD_TEXTS.list, icon: <ViewAgendaOutlined aria-hidden sx={{ fontSize: 18 }} /> },
  { value: 'tablero', label: BOARD_TEXTS.board, icon: <ViewWeekOutlined aria-hidden sx={{ fontSize: 18 }} /> },
] as const;

interface ActivosHeaderProps {
  /** The listed active notas, whose sucursales are options of the sucursal filter. */
  all: readonly StoredNota[];
  /** The notas of the chosen sucursal, from which each filter's count is computed. Null until they load. */
  notas: readonly StoredNota[] | null;
  /** True for superusers, who get the sucursal filter. */
  withSucursales: boolean;
  filters: PageFilters;
  /** Number of pickup requests that wait at the chosen sucursal; the filter's counts treat them as notas to be collected. */
  requests: number;
  /** Text for screen readers that says how many notas and pickup requests match the search and the filters. */
  resultsText: string;
}

/** Page title, view switch, search, and the filters with their counts. Announces to screen readers how many notas match. */
export default function ActivosHeader({ all, notas, withSucursales, filters, requests, resultsText }: ActivosHeaderProps) {
  const { view, filter, sucursal, set } = filters;
  // The chosen sucursal stays an option even after its last active nota is gone.
  const sucursales = [...new Set([...sucursalesOf(all), ...(sucursal === '' ? [] : [sucursal])])];
  const asked = (which: Filter) => (which === 'todas' || which === 'recolectar' ? requests : 0);
  const countOf = (which: Filter) => (notas?.filter((nota) => passes(nota, which)).length ?? 0) + asked(which);
  return (
    <Box sx={TIGHT}>
      <PageHeader title={T.title}>
        <Box sx={{ ml: { xs: 'auto', sm: 0 }, '& [role="radio"]': { px: 3.5 } }}>
          <Segmented label={BOARD_TEXTS.view} options={VIEW_OPTIONS} value={view} onChange={filters.setView} />
        </Box>
        {view === 'lista' && (
          <Box sx={{ ...FILTER, ...(withSucursales ? OWN_ROW : BESIDE_VIEW) }}>
            <Segmented
              label={T.filters}
              options={FILTERS.map((value) => ({
                value,
                label: LABELS[value],
                ...(notas && { count: countOf(value) }),
              }))}
              value={filter}
              onChange={(next) => set({ filter: next, sucursal })}
            />
          </Box>
        )}
        <BoardSearch key={filters.searches} onSearch={filters.setText} sx={SEARCH} />
        {withSucursales && (
          <SucursalSelect
            label={T.sucursal}
            all={T.allSucursales}
            options={sucursales.map((name) => ({ value: name, name }))}
            value={sucursal}
            onChange={(next) => set({ filter, sucursal: next })}
            sx={{ minWidth: 224, flex: { xs: 1, sm: 'none' } }}
          />
        )}
        {notas && (
          <Box role="status" sx={VISUALLY_HIDDEN}>
            {resultsText}
          </Box>
        )}
      </PageHeader>
    </Box>
  );
}

/** Reduces the spacing on phones so that the first card fits whole on the screen. */
const TIGHT = { '&& > *': { rowGap: { xs: 2, sm: 4 }, columnGap: { xs: 3, sm: 4 }, mb: { xs: 1, sm: 4 } } } as const;

/** Where the filter is wider than the screen, as on a phone, it scrolls sideways. */
const FILTER = {
  '& [role="radiogroup"]': {
    maxWidth: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none', px: { xs: 2.5, sm: 3.5 } },
  },
} as const;

/** The filter takes its own row on screens too narrow to show it beside the sucursales. */
const OWN_ROW = { order: { xs: 3, xl: 0 }, width: { xs: '100%', xl: 'auto' } } as const;

const BESIDE_VIEW = { order: { xs: 3, lg: 0 }, width: { xs: '100%', lg: 'auto' } } as const;

/** The search takes its own row on a phone and stands beside the view switch on larger screens. */
const SEARCH = {
  order: { xs: 2, sm: 0 },
  width: 'auto',
  flex: { xs: '1 0 100%', sm: '1 1 180px' },
  ml: { sm: 'auto' },
  maxWidth: { sm: 300 },
} as const;
