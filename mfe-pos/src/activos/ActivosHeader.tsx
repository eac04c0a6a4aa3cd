import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import SucursalSelect from '@lavanda/shared/ui/fields/SucursalSelect';
import Box from '@mui/material/Box';
import type { StoredNota } from '../notas/nota';
import { FILTERS, type Filter, passes, sucursalesOf } from './filterNotas';
import { TEXTS } from './texts';

const T = TEXTS.activos;
const LABELS: Record<Filter, string> = { todas: T.all, recolectar: T.toCollect, sucursal: T.inSucursal };

interface ActivosHeaderProps {
  /** Every active nota; the sucursal filter lists the sucursales found in them. */
  all: readonly StoredNota[];
  /** The notas of the chosen sucursal, which the filter counts use; null until they load. */
  notas: readonly StoredNota[] | null;
  /** True for superusers, who get the sucursal filter. */
  withSucursales: boolean;
  filter: Filter;
  sucursal: string;
  onChange(filters: { filter: Filter; sucursal: string }): void;
}

/** Page title and the filters with their counts; the number of matching notas is announced to screen readers. */
export default function ActivosHeader({ all, notas, withSucursales, filter, sucursal, onChange }: ActivosHeaderProps) {
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
        {withSucursales && (
          <>
            <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
            <SucursalSelect
              label={T.sucursal}
              all={T.allSucursales}
              options={sucursales.map((name) => ({ value: name, name }))}
              value={sucursal}
              onChange={(fresh) => onChange({ filter, sucursal: fresh })}
              sx={{ minWidth: 224, flex: { xs: 1, sm: 'none' } }}
            />
          </>
        )}
        {notas && (
          <Box role="status" sx={VISUALLY_HIDDEN}>
            {T.results(account(filter))}
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
