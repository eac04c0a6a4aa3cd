import Chip from '@mui/material/Chip';
import { TEXTOS } from '../textos';

const T = TEXTOS.lista;

/** SI when the customer has an RFC, else NO (spec 2); `conNombre` where no column heading says what of. */
export default function EtiquetaFactura({ rfc, conNombre = false }: { rfc: string; conNombre?: boolean }) {
  const valor = rfc === '' ? T.no : T.si;
  return <Chip color={rfc === '' ? 'default' : 'primary'} label={conNombre ? `${T.factura} ${valor}` : valor} />;
}
