import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Centavos, formatMoney } from '../../domain/money.ts';

export interface MoneyProps {
  /** Integer centavos; a negative amount shows U+2212. */
  centavos: Centavos;
  decimals?: number;
  /** 'grande' for the main figure (saldo, total). */
  size?: 'normal' | 'grande';
  sx?: SxProps<Theme>;
}

/** An amount, '$1,234.50', in tabular figures and, unless `sx` changes it, in the colour of text. */
export default function Money({ centavos, decimals = 2, size = 'normal', sx }: MoneyProps) {
  return (
    <Box
      component="span"
      sx={[
        { fontVariantNumeric: 'tabular-nums', fontWeight: 600, color: 'text.primary', whiteSpace: 'nowrap' },
        size === 'grande' && { fontSize: 20, lineHeight: '24px', fontWeight: 700 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {formatMoney(centavos, decimals)}
    </Box>
  );
}
