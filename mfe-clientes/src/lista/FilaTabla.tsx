import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { nombreCompleto } from '../clientes/nombre';
import { TEXTOS } from '../textos';
import EtiquetaFactura from './EtiquetaFactura';
import { useIrA } from './useIrA';

const T = TEXTOS.lista;

interface FilaTablaProps {
  cliente: Cliente;
  /** Place of the row in the whole table, from 1 with the heading. */
  numero: number;
  onCopiar(cliente: Cliente): void;
}

function FilaTabla({ cliente, numero, onCopiar }: FilaTablaProps) {
  const nombre = nombreCompleto(cliente);
  const irA = useIrA(cliente._id);
  return (
    <tr aria-rowindex={numero}>
      <td title={cliente.nombre} style={{ fontSize: 16, fontWeight: 600 }}>
        {cliente.nombre}
      </td>
      <td title={cliente.apellido}>{cliente.apellido}</td>
      <td>{formatoTelefono(cliente.telefono)}</td>
      <td>{cliente.domicilio.length}</td>
      <td>
        <EtiquetaFactura rfc={cliente.rfc} />
      </td>
      <td>
        <Button startIcon={<ContentCopyRounded />} aria-label={T.copiarDe(nombre)} onClick={() => onCopiar(cliente)} sx={ACCION}>
          {T.copiar}
        </Button>
        <Button {...irA} component={Link} endIcon={<ChevronRightRounded />} aria-label={T.detallesDe(nombre)} sx={ACCION}>
          {T.detalles}
        </Button>
      </td>
    </tr>
  );
}

/** A row of the table. Scrolling draws many: the ones that stay aren't drawn again. */
export default memo(FilaTabla);

const ACCION = { px: 3, fontSize: 14, '& .MuiButton-icon > *': { fontSize: 18 } } as const;
