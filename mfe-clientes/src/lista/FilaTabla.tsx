import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import { nombreCompleto } from '../clientes/nombre';
import { TEXTOS } from '../textos';
import Factura from './Factura';

const T = TEXTOS.lista;

interface FilaTablaProps {
  cliente: Cliente;
  indice: number;
  /** Distance from the first row, px. */
  arriba: number;
  onCopiar(cliente: Cliente): void;
}

/** A customer as a row of the table. */
export default function FilaTabla({ cliente, indice, arriba, onCopiar }: FilaTablaProps) {
  const nombre = nombreCompleto(cliente);
  return (
    // The head is row 1.
    <tr aria-rowindex={indice + 2} data-indice={indice} style={{ translate: `0 ${arriba}px` }}>
      <td className="name" title={cliente.nombre}>
        {cliente.nombre}
      </td>
      <td className="surname" title={cliente.apellido}>
        {cliente.apellido}
      </td>
      <td>{formatoTelefono(cliente.telefono)}</td>
      <td>{cliente.domicilio.length}</td>
      <td>
        <Factura rfc={cliente.rfc} si={T.si} no={T.no} />
      </td>
      <td className="actions">
        <button type="button" data-control="copiar" aria-label={T.copiarDe(nombre)} onClick={() => onCopiar(cliente)}>
          <ContentCopyRounded />
          {T.copiar}
        </button>
        <a href={`/app/clientes/${cliente._id}`} data-control="abrir" aria-label={T.detallesDe(nombre)}>
          {T.detalles}
          <ChevronRightRounded />
        </a>
      </td>
    </tr>
  );
}
