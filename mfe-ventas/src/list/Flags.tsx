import ElectricBoltOutlined from '@mui/icons-material/ElectricBoltOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { styled } from '@mui/material/styles';
import type { Sale } from '../sales/sale';
import { TEXTS as T } from '../texts';

/** A labelled icon for each of factura, aDomicilio and express that the nota has. */
export default function Flags({ sale: { factura, aDomicilio, express } }: { sale: Sale }) {
  if (!factura && !aDomicilio && !express) return null;
  return (
    <Icons>
      {factura && <RequestQuoteOutlined titleAccess={T.factura} />}
      {aDomicilio && <TwoWheelerOutlined titleAccess={T.aDomicilio} />}
      {express && <ElectricBoltOutlined titleAccess={T.express} />}
    </Icons>
  );
}

const Icons = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 6,
  flex: 'none',
  color: theme.vars.palette.text.disabled,
  '& svg': { fontSize: 19 },
}));
