import ElectricBoltOutlined from '@mui/icons-material/ElectricBoltOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { styled } from '@mui/material/styles';
import type { Sale } from '../sales/sale';
import { TEXTS as T } from '../texts';

/** Labelled icons for factura, aDomicilio and express; nothing when none applies. */
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
