import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import type { Selection } from '../selection/useSelection';
import { TEXTS as T } from '../texts';
import Checkbox from './Checkbox';

interface TableHeadProps {
  count: number;
  withSucursal: boolean;
  /** The selected rows; undefined while the rows load and can't be selected. */
  selection?: Selection;
}

/** Column headers and the checkbox that selects every loaded row. */
export default function TableHead({ count, withSucursal, selection }: TableHeadProps) {
  const selected = selection?.selected.length ?? 0;
  return (
    <tr aria-rowindex={1}>
      <th scope="col">
        {selection && (
          <Checkbox
            label={T.selectAll}
            marked={selected > 0 && selected === count}
            onToggle={selection.toggleAll}
            ref={(checkbox) => {
              if (checkbox) checkbox.indeterminate = selected > 0 && selected < count;
            }}
          />
        )}
      </th>
      <th scope="col" className="folio">
        {T.folio}
      </th>
      <th scope="col">{T.cliente}</th>
      <th scope="col">{T.fecha}</th>
      <th scope="col" className="number">
        {T.total}
      </th>
      <th scope="col" className="number">
        {T.paid}
      </th>
      {withSucursal && <th scope="col">{T.sucursal}</th>}
      <th scope="col">
        <span style={VISUALLY_HIDDEN}>{T.open}</span>
      </th>
    </tr>
  );
}
