import Chip from '@mui/material/Chip';
import { TEXTOS } from '../textos';

const T = TEXTOS.lista;

/** 'Facturación SI' when the customer has an RFC, else 'NO' (spec 2). */
export default function EtiquetaFactura({ rfc }: { rfc: string }) {
  return <Chip color={rfc === '' ? 'default' : 'primary'} label={`${T.factura} ${rfc === '' ? T.no : T.si}`} />;
}
