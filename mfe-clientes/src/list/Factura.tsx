import { RowTag } from '@lavanda/shared/ui/list/RowTag';
import { styled } from '@mui/material/styles';

/** Whether the cliente needs factura: yes when there is an RFC (spec 2). */
export default function Factura({ rfc, si, no }: { rfc: string; si: string; no: string }) {
  return rfc === '' ? <RowTag>{no}</RowTag> : <Si>{si}</Si>;
}

const Si = styled(RowTag)(({ theme }) => ({
  color: theme.vars.palette.primary.text,
  backgroundColor: theme.vars.palette.primary.light,
}));
