import { RowTag } from '@lavanda/shared/ui/list/RowTag';
import { styled } from '@mui/material/styles';

/** Says whether the cliente wants facturas. A cliente with an RFC counts as wanting them. */
export default function Factura({ rfc, yes, no }: { rfc: string; yes: string; no: string }) {
  return rfc === '' ? <RowTag>{no}</RowTag> : <Yes>{yes}</Yes>;
}

const Yes = styled(RowTag)(({ theme }) => ({
  color: theme.vars.palette.primary.text,
  backgroundColor: theme.vars.palette.primary.light,
}));
