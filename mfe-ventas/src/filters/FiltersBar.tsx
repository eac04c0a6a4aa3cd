import ToggleCheckbox from '@lavanda/shared/ui/fields/ToggleCheckbox';
import { styled } from '@mui/material/styles';
import ReviewToggle from '../review/ReviewToggle';
import { ACTIONS_ID } from '../selection/place';
import { FILTER_TEXTS as T } from '../texts';
import ClienteField from './ClienteField';
import DatesFilter from './DatesFilter';
import type { Filters } from './filters';
import SucursalFilter from './SucursalFilter';
import type { SetFilters } from './useFilters';

interface FiltersBarProps {
  filters: Filters;
  withSucursal: boolean;
  withVoided: boolean;
  onSet: SetFilters;
}

/** The list's filters except `favor`: one row on desktop, two on tablets; on phones they scroll sideways under the search. */
export default function FiltersBar({ filters, withSucursal, withVoided, onSet }: FiltersBarProps) {
  const { fechaInicial: startDate, fechaFinal: endDate } = filters;
  return (
    <>
      <Bar role="search" aria-label={T.filters}>
        <ClienteField value={filters.user} onSet={onSet} />
        <Rest>
          {withSucursal && <SucursalFilter value={filters.sucursal} onChange={(sucursal) => onSet({ sucursal })} />}
          <DatesFilter
            from={startDate}
            until={endDate}
            onChange={(from, until) => onSet({ fechaInicial: from, fechaFinal: until })}
          />
          <Gap />
          {withVoided && <ReviewToggle filters={filters} onSet={onSet} />}
          <ToggleCheckbox label={T.withAdeudo} value={filters.adeudo} onChange={(adeudo) => onSet({ adeudo, revisar: false })} />
          <ToggleCheckbox
            label={T.facturados}
            value={filters.facturados}
            onChange={(invoiced) => onSet({ facturados: invoiced, revisar: false })}
          />
          <ToggleCheckbox
            label={T.aDomicilio}
            value={filters.domicilio}
            onChange={(domicilio) => onSet({ domicilio, revisar: false })}
          />
          {withVoided && (
            <ToggleCheckbox
              label={T.voided}
              value={filters.anuladas}
              onChange={(voided) => onSet({ anuladas: voided, revisar: false })}
            />
          )}
        </Rest>
      </Bar>
      <div id={ACTIONS_ID} />
    </>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  // The search box may have a hint below it; the other filters align with the box, not with the hint.
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  marginBottom: 14,
  [theme.breakpoints.down('sm')]: { display: 'block', marginBottom: 10 },
}));

const Rest = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    gap: 8,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // The padding leaves space for the focus rings, which the scroll container would clip.
    margin: '2px -12px -6px',
    padding: '6px 12px',
    '& > *': { flex: 'none' },
  },
}));

const Gap = styled('span')(({ theme }) => ({ flex: 1, [theme.breakpoints.down('lg')]: { display: 'none' } }));
