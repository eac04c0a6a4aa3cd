import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import type { ElementType } from 'react';

const METHOD_ICONS: Readonly<Record<PaymentMethod, ElementType>> = {
  Efvo: PaymentsOutlined,
  TDC: CreditCardRounded,
  Transf: AccountBalanceRounded,
  Link: LinkRounded,
};

/** Icon of a payment method, hidden from screen readers, because the method's name is written in the same row. */
export default function MethodIcon({ method }: { method: PaymentMethod }) {
  const Icon = METHOD_ICONS[method];
  return <Icon aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />;
}
