import FilterSelect, { type FilterSelectProps } from '@lavanda/shared/ui/fields/FilterSelect';
import ToggleCheckbox from '@lavanda/shared/ui/fields/ToggleCheckbox';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PointOfSaleRounded from '@mui/icons-material/PointOfSaleRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import DatesFilter from '../../filters/DatesFilter';
import { useVentasCortesNamesQuery } from './endpoints';
import type { CortesFilters } from './filters';
import { CORTES_TEXTS as T } from './texts';

interface CortesFiltersBarProps {
  filters: CortesFilters;
  withSucursal: boolean;
  onSet(changes: Partial<CortesFilters>): void;
  /** Shown on the right of the filters. */
  children: ReactNode;
}

/** Filters of the past cortes by dates, caja, cashier and difference. On a phone they scroll sideways. */
export default function CortesFiltersBar({ filters, withSucursal, onSet, children }: CortesFiltersBarProps) {
  const { data, isError, refetch } = useVentasCortesNamesQuery();
  const retry = () => {
    if (isError) void refetch();
  };
  const cajas = (data?.cajas ?? []).map(({ _id, nombre: caja, sucursal_name: sucursal }) => ({
    value: _id,
    name: withSucursal ? T.inSucursal(caja, sucursal) : caja,
  }));
  const cashiers = (data?.cajeros ?? []).map(({ _id, nombre: name }) => ({ value: _id, name }));
  return (
    <Bar role="search" aria-label={T.filters}>
      <DatesFilter from={filters.desde} until={filters.hasta} onChange={(from, until) => onSet({ desde: from, hasta: until })} />
      <Choice
        label={T.caja}
        all={T.allCajas}
        one={T.oneCaja}
        icon={<PointOfSaleRounded aria-hidden />}
        options={cajas}
        failed={isError}
        value={filters.caja}
        onOpen={retry}
        onChange={(caja) => onSet({ caja })}
      />
      <Choice
        label={T.cajero}
        all={T.allCashiers}
        one={T.oneCashier}
        icon={<PersonOutlined aria-hidden />}
        options={cashiers}
        failed={isError}
        value={filters.cajero}
        onOpen={retry}
        onChange={(cashier) => onSet({ cajero: cashier })}
      />
      <ToggleCheckbox
        label={T.withDifference}
        value={filters.diferencia}
        onChange={(differing) => onSet({ diferencia: differing })}
      />
      {children}
    </Bar>
  );
}

interface ChoiceProps extends Pick<FilterSelectProps, 'label' | 'all' | 'icon' | 'options' | 'value' | 'onOpen' | 'onChange'> {
  /** Text of the chosen option while its name isn't known. */
  one: string;
  failed: boolean;
}

/** Filter by caja or by cashier. */
function Choice({ one, failed, options, value, ...props }: ChoiceProps) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <FilterSelect
      {...props}
      options={isKnown ? options : [{ value, name: one }, ...options]}
      value={value}
      notice={failed ? T.namesNotLoaded : undefined}
      sx={CHOICE}
    />
  );
}

const CHOICE = {
  flex: 'none',
  maxWidth: 260,
  '& .MuiSelect-select.MuiSelect-outlined.MuiInputBase-input': { pr: '40px' },
} as const;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 14,
  '& > :last-child': { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // The padding leaves space for the focus rings, which the scroll container would clip.
    margin: '-6px -12px 4px',
    padding: '6px 12px',
    '& > *': { flex: 'none' },
    '& > :last-child': { marginLeft: 0 },
  },
}));
