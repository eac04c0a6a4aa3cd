import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { formatPhone } from '@lavanda/shared/domain/phone';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import { TEXTS } from '../texts';
import Factura from './Factura';

const T = TEXTS.list;

interface PhoneRowProps {
  cliente: Cliente;
  index: number;
  /** Distance from the top of the first row to this row, px. */
  up: number;
  /** Number of rows in the whole list; -1 while it is unknown. */
  count: number;
  onMenu(cliente: Cliente, button: HTMLElement): void;
}

export default function PhoneRow({ cliente, index, up, count, onMenu }: PhoneRowProps) {
  const name = fullName(cliente);
  const phone = cliente.telefono === '' ? T.noPhone : formatPhone(cliente.telefono);
  return (
    <li aria-setsize={count} aria-posinset={index + 1} data-index={index} className="row" style={{ translate: `0 ${up}px` }}>
      <a href={`/app/clientes/${cliente._id}`} data-control="abrir">
        <span className="main">
          <b>{name}</b>
          <small>{`${phone} · ${T.domicilios(cliente.domicilio.length)}`}</small>
        </span>
        <Factura rfc={cliente.rfc} yes={`${T.factura} ${T.yes}`} no={`${T.factura} ${T.no}`} />
      </a>
      <button
        type="button"
        data-control="menu"
        aria-label={T.actionsOf(name)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(cliente, currentTarget)}
      >
        <MoreVertRounded />
      </button>
    </li>
  );
}
