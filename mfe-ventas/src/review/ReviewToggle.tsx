import ToggleCheckbox from '@lavanda/shared/ui/fields/ToggleCheckbox';
import type { Filters } from '../filters/filters';
import type { SetFilters } from '../filters/useFilters';
import { useVentasToReviewQuery } from './endpoints';
import { TEXTS as T } from './texts';

/** 'Por revisar 4': only while there is something to review, or its list is shown. */
export default function ReviewToggle({ filters, onSet }: { filters: Filters; onSet: SetFilters }) {
  const { data } = useVentasToReviewQuery(filters.sucursal, { refetchOnMountOrArgChange: true });
  const count = data?.conteo ?? 0;
  if (count === 0 && !filters.revisar) return null;
  return (
    <ToggleCheckbox
      label={count === 0 ? T.title : `${T.title} ${count}`}
      value={filters.revisar}
      // On phones the filters scroll sideways; this one stays in sight.
      sx={{ order: { xs: -1, sm: 0 } }}
      // Notas to review are a list of their own, to which the other filters don't apply.
      onChange={(shown) =>
        onSet({ revisar: shown, adeudo: false, facturados: false, domicilio: false, anuladas: false, favor: false })
      }
    />
  );
}
