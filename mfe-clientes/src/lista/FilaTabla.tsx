import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import { memo } from 'react';
import { nombreCompleto } from '../clientes/nombre';
import { TEXTOS } from '../textos';
import Factura from './Factura';
import type { FilaProps } from './fila';

const T = TEXTOS.lista;

/** Made once: React doesn't look again at an element that is the same. */
const COPIAR = <ContentCopyRounded />;
const ABRIR = <ChevronRightRounded />;

interface FilaTablaProps extends FilaProps {
  onCopiar(cliente: Cliente): void;
}

/** Plain elements that the table styles: while the page scrolls a row is written on almost every frame. */
function FilaTabla({ cliente, indice, arriba, onCopiar }: FilaTablaProps) {
  const nombre = nombreCompleto(cliente);
  return (
    // The head is row 1.
    <tr aria-rowindex={indice + 2} data-indice={indice} className="fila" style={{ translate: `0 ${arriba}px` }}>
      <td className="nombre" title={cliente.nombre}>
        {cliente.nombre}
      </td>
      <td className="apellido" title={cliente.apellido}>
        {cliente.apellido}
      </td>
      <td>{formatoTelefono(cliente.telefono)}</td>
      <td>{cliente.domicilio.length}</td>
      <td>
        <Factura rfc={cliente.rfc} si={T.si} no={T.no} />
      </td>
      <td className="acciones">
        <button type="button" data-control="copiar" aria-label={T.copiarDe(nombre)} onClick={() => onCopiar(cliente)}>
          {COPIAR}
          {T.copiar}
        </button>
        <a href={`/app/clientes/${cliente._id}`} data-control="abrir" aria-label={T.detallesDe(nombre)}>
          {T.detalles}
          {ABRIR}
        </a>
      </td>
    </tr>
  );
}

/** A row of the table; the ones that stay in sight aren't drawn again. */
export default memo(FilaTabla);
