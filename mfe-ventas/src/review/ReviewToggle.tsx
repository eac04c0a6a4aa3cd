import ToggleCheckbox from '@lavanda/shared/ui/fields/ToggleCheckbox';
import { type Filters, NO_FILTERS } from '../filters/filters';
import type { SetFilters } from '../filters/useFilters';
import { useVentasToReviewQuery } from './endpoints';
import { TEXTS as T } from './texts';

/** Filter 'Por revisar 4'. Visible while there are notas to review, or while their list is shown. */
export default function ReviewToggle({ filters, onSet }: { filters: Filters; onSet: SetFilters }) {
  const { data } = useVentasToReviewQuery(filters.sucursal, { refetchOnMountOrArgChange: true });
  const count = data?.conteo ?? 0;
  const { user, sucursal, fechaInicial: from, fechaFinal: until } = filters;
  // 'Por revisar' is a separate list, which has only the filters for cliente, sucursal and dates; the others are cleared.
  const cleared = { ...NO_FILTERS, user, sucursal, fechaInicial: from, fechaFinal: until };
  if (count === 0 && !filters.revisar) return null;
  return (
    <ToggleCheckbox
      label={count === 0 ? T.title : `${T.title} ${count}`}
      value={filters.revisar}
      // On phones the filters scroll sideways; the order -1 keeps this filter in view.
      sx={{ order: { xs: -1, sm: 0 } }}
      onChange={(shown) => onSet({ ...cleared, revisar: shown })}
    />
  );
}
