import Clave from '@lavanda/shared/ui/display/Clave';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import WaitingChip from '@lavanda/shared/ui/display/WaitingChip';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { TEXTS as T, VOIDED_TEXTS as V } from '../texts';
import VoidedLine from '../voided/VoidedLine';
import { Arrow } from './Arrow';
import Checkbox from './Checkbox';
import Flags from './Flags';
import type { RowProps } from './row';

interface PhoneRowProps extends RowProps {
  /** Number of rows in the whole list; -1 while it is unknown. */
  count: number;
}

/** A sale on phones: its details on the left, its amounts on the right. */
export default function PhoneRow(props: PhoneRowProps) {
  const { sale, index, up, selected, withSucursal, target, onToggle, count } = props;
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      className={selected ? 'row selected' : 'row'}
      style={{ translate: `0 ${up}px` }}
    >
      <Checkbox label={T.select(sale.cliente)} marked={selected} onToggle={(asRange) => onToggle(sale.id, asRange)} />
      <span className="main">
        <span className="name">
          <b>{sale.cliente}</b>
          <Flags sale={sale} />
          <WaitingChip id={sale.id} />
        </span>
        <small>
          {T.numbered(sale.folio)}
          {sale.clave !== '' && (
            <>
              {' · '}
              <Clave clave={sale.clave} />
            </>
          )}
        </small>
        {/* The day has its own line; beside the clave and the paid amount it would be cut off. */}
        <small>{withSucursal ? `${sale.fecha} · ${sale.sucursal}` : sale.fecha}</small>
      </span>
      <span className="amounts">
        <span className="amount">{sale.total}</span>
        {sale.adeudo || sale.toReturn ? (
          <small className="owed">
            <ErrorRounded aria-hidden />
            <span style={VISUALLY_HIDDEN}>{`${sale.toReturn ? V.toReturn : T.withAdeudo}, `}</span>
            {T.paidOf(sale.paid)}
          </small>
        ) : (
          <small>{sale.voided ? T.paidOf(sale.paid) : sale.favor || T.paid}</small>
        )}
      </span>
      <a href={target} data-control="abrir" aria-label={T.openNota(sale.cliente)}>
        <Arrow aria-hidden />
      </a>
      {sale.voided && (
        <span className="voided">
          <VoidedLine voided={sale.voided} />
        </span>
      )}
    </li>
  );
}
