import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { formatPhone } from '@lavanda/shared/domain/phone';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import { TEXTS } from '../texts';
import Factura from './Factura';

const T = TEXTS.list;

interface TableRowProps {
  cliente: Cliente;
  index: number;
  /** Distance from the top of the first row to this row, px. */
  up: number;
  onCopy(cliente: Cliente): void;
}

export default function TableRow({ cliente, index, up, onCopy }: TableRowProps) {
  const name = fullName(cliente);
  return (
    // ARIA row numbers start at 1, which is the header; `index` starts at 0.
    <tr aria-rowindex={index + 2} data-index={index} style={{ translate: `0 ${up}px` }}>
      <td className="name" title={cliente.nombre}>
        {cliente.nombre}
      </td>
      <td className="surname" title={cliente.apellido}>
        {cliente.apellido}
      </td>
      <td>{formatPhone(cliente.telefono)}</td>
      <td>{cliente.domicilio.length}</td>
      <td>
        <Factura rfc={cliente.rfc} yes={T.yes} no={T.no} />
      </td>
      <td className="actions">
        <button type="button" data-control="copiar" aria-label={T.copyOf(name)} onClick={() => onCopy(cliente)}>
          <ContentCopyRounded />
          {T.copy}
        </button>
        <a href={`/app/clientes/${cliente._id}`} data-control="abrir" aria-label={T.detailsOf(name)}>
          {T.details}
          <ChevronRightRounded />
        </a>
      </td>
    </tr>
  );
}
