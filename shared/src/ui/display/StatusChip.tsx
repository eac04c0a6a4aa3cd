import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloudUploadRounded from '@mui/icons-material/CloudUploadRounded';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import LocalShippingRounded from '@mui/icons-material/LocalShippingRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Chip, { type ChipProps } from '@mui/material/Chip';
import type { ReactElement } from 'react';
import { STATUS_TEXTS } from '../texts.ts';

export type StatusKind = keyof typeof STATUS_TEXTS;

export interface StatusChipProps {
  type: StatusKind;
  /** Overrides the default text, such as '2 días de atraso'. */
  label?: string;
}

const LOOK: Record<StatusKind, { color: ChipProps['color']; icon: ReactElement }> = {
  recolectar: { color: 'primary', icon: <LocalShippingRounded /> },
  sucursal: { color: 'default', icon: <StorefrontRounded /> },
  domicilio: { color: 'default', icon: <HomeRounded /> },
  overdue: { color: 'error', icon: <WarningRounded /> },
  adeudo: { color: 'warning', icon: <PaymentsRounded /> },
  favor: { color: 'warning', icon: <CurrencyExchangeRounded /> },
  paid: { color: 'success', icon: <CheckCircleRounded /> },
  pendiente: { color: 'warning', icon: <CloudUploadRounded /> },
};

/** Status of a nota, as text and icon; only 'Por recolectar' uses the tenant's colour. */
export default function StatusChip({ type, label }: StatusChipProps) {
  const { color, icon } = LOOK[type];
  return <Chip size="small" color={color ?? 'default'} icon={icon} label={label ?? STATUS_TEXTS[type]} />;
}
