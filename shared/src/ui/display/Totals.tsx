import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Centavos } from '../../domain/money.ts';
import Money from './Money.tsx';

export interface TotalRow {
  label: string;
  /** An amount in centavos, or a node that replaces it. */
  value: Centavos | ReactNode;
  /** Button beside the label: show the pagos, or add a discount. */
  action?: ReactNode;
  /** The main figure, shown larger. */
  strong?: boolean;
}

export interface TotalsProps {
  rows: readonly TotalRow[];
  sx?: SxProps<Theme>;
}

/** Totals of a nota as a description list: label, action and amount; 26 px rows. */
export default function Totals({ rows, sx }: TotalsProps) {
  return (
    <Box component="dl" sx={[{ display: 'grid', gap: 0.5, m: 0, fontSize: 15 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {rows.map(({ label, value, action, strong = false }) => (
        <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 26 }}>
          <Box component="dt" sx={{ color: strong ? 'text.primary' : 'text.secondary', fontWeight: strong ? 700 : 400 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ display: 'flex', flex: 1, alignItems: 'center', m: 0 }}>
            {action && <Box sx={{ my: -2.5 }}>{action}</Box>}
            <Box component="span" sx={{ ml: 'auto', fontSize: 16 }}>
              {typeof value === 'number' ? <Money centavos={value} size={strong ? 'grande' : 'normal'} /> : value}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
