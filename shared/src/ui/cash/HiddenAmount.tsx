import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import { CASH_TEXTS } from './texts.ts';

/** Replaces the expected cash, which a cashier may not see before counting. `large` is for a main figure, and adds an icon. */
export default function HiddenAmount({ large = false }: { large?: boolean }) {
  return (
    <Box component="span" role="img" aria-label={CASH_TEXTS.hidden} sx={VEIL}>
      <Box component="b" sx={large ? LARGE : SMALL}>
        •••••
      </Box>
      {large && <VisibilityOffOutlined sx={{ fontSize: 20 }} />}
    </Box>
  );
}

const VEIL = { display: 'inline-flex', alignItems: 'center', gap: 2, color: 'text.secondary' } as const;
const DOTS = { letterSpacing: '.14em', fontWeight: 700, color: 'text.primary' } as const;
const SMALL = { ...DOTS, fontSize: 17, lineHeight: '24px' } as const;
const LARGE = { ...DOTS, fontSize: 22, lineHeight: '28px' } as const;
