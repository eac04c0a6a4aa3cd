import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import type { Selection } from '../selection/useSelection';
import { TEXTS as T } from '../texts';
import Checkbox from './Checkbox';

interface TableHeadProps {
  /** Rows that are loaded. */
  count: number;
  withSucursal: boolean;
  /** None while the rows aren't there yet. */
  selection?: Selection;
}

/** Names of the columns, and the check box of every row that is loaded. */
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
      <th scope="col">{T.cliente}</th>
      <th scope="col">{T.fecha}</th>
      <th scope="col" className="number">
        {T.total}
      </th>
      <th scope="col" className="number">
        {T.abonado}
      </th>
      {withSucursal && <th scope="col">{T.sucursal}</th>}
      <th scope="col">
        <span style={VISUALLY_HIDDEN}>{T.open}</span>
      </th>
    </tr>
  );
}
