import Clave from '@lavanda/shared/ui/display/Clave';
import WaitingChip from '@lavanda/shared/ui/display/WaitingChip';
import { TEXTS as T, VOIDED_TEXTS as V } from '../texts';
import VoidedName from '../voided/VoidedName';
import { Arrow } from './Arrow';
import Checkbox from './Checkbox';
import Flags from './Flags';
import type { RowProps } from './row';
import { Adeudo } from './Table';

export default function TableRow({ sale, index, up, selected, withSucursal, target, onToggle }: RowProps) {
  return (
    // ARIA row numbers start at 1, which is the header; `index` starts at 0.
    <tr
      aria-rowindex={index + 2}
      data-index={index}
      className={selected ? 'selected' : undefined}
      style={{ translate: `0 ${up}px` }}
    >
      <td>
        <Checkbox label={T.select(sale.cliente)} marked={selected} onToggle={(asRange) => onToggle(sale.id, asRange)} />
      </td>
      <td className="folio">
        {sale.folio}
        {sale.clave !== '' && (
          <small>
            {' '}
            <Clave clave={sale.clave} />
          </small>
        )}
      </td>
      <td className="name">
        {sale.voided ? <VoidedName sale={sale} voided={sale.voided} /> : <b title={sale.cliente}>{sale.cliente}</b>}
        <Flags sale={sale} />
        <WaitingChip id={sale.id} />
      </td>
      <td>{sale.fecha}</td>
      <td className="number amount">{sale.total}</td>
      <td className="number">
        {sale.adeudo && <Adeudo>{T.withAdeudo}</Adeudo>}
        {sale.toReturn && <Adeudo>{V.toReturn}</Adeudo>}
        {sale.favor !== '' && <Adeudo>{sale.favor}</Adeudo>}
        <span className="amount">{sale.paid}</span>
      </td>
      {withSucursal && (
        <td className="cut" title={sale.sucursal}>
          {sale.sucursal}
        </td>
      )}
      <td>
        <a href={target} data-control="abrir" aria-label={T.openNota(sale.cliente)}>
          {T.open}
          <Arrow aria-hidden />
        </a>
      </td>
    </tr>
  );
}
