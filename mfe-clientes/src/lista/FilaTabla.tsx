import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { nombreCompleto } from '../clientes/nombre';
import { TEXTOS } from '../textos';
import { CLASES } from './Tabla';
import { useIrA } from './useIrA';

const T = TEXTOS.lista;

interface FilaTablaProps {
  cliente: Cliente;
  /** Place of the row in the whole table, from 1 with the heading. */
  numero: number;
  onCopiar(cliente: Cliente): void;
}

/** Plain elements that the table styles: while the page scrolls a row is made on almost every frame. */
function FilaTabla({ cliente, numero, onCopiar }: FilaTablaProps) {
  const nombre = nombreCompleto(cliente);
  const irA = useIrA(cliente._id);
  const factura = cliente.rfc !== '';
  return (
    <tr aria-rowindex={numero}>
      <td className={CLASES.nombre} title={cliente.nombre}>
        {cliente.nombre}
      </td>
      <td className={CLASES.apellido} title={cliente.apellido}>
        {cliente.apellido}
      </td>
      <td>{formatoTelefono(cliente.telefono)}</td>
      <td>{cliente.domicilio.length}</td>
      <td>
        <span className={factura ? CLASES.si : CLASES.no}>{factura ? T.si : T.no}</span>
      </td>
      <td className={CLASES.acciones}>
        <button type="button" className={CLASES.accion} aria-label={T.copiarDe(nombre)} onClick={() => onCopiar(cliente)}>
          <ContentCopyRounded />
          {T.copiar}
        </button>
        <Link {...irA} className={CLASES.accion} aria-label={T.detallesDe(nombre)}>
          {T.detalles}
          <ChevronRightRounded />
        </Link>
      </td>
    </tr>
  );
}

/** A row of the table; the ones that stay in sight aren't drawn again. */
export default memo(FilaTabla);
