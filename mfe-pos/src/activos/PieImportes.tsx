import type { Centavos } from '@lavanda/shared/domain/dinero';
import { estaPagada } from '@lavanda/shared/domain/nota';
import Money from '@lavanda/shared/ui/Money';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import { TEXTOS } from './textos';

const T = TEXTOS.activos;

/** Total and balance of a note in branch, centavos; a balance under 1 peso is paid and carries a green check (spec 9). */
export default function PieImportes({ total, saldo }: { total: Centavos; saldo: Centavos }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flex: 1,
        gap: { xs: 3, lg: 4.5 },
        m: 0,
        '& dd': { m: 0, fontSize: 16, lineHeight: '20px' },
        '& dt': TERMINO,
      }}
    >
      <div>
        <dt>{T.total}</dt>
        <dd>
          <Money centavos={total} sx={{ fontWeight: 500, color: 'text.secondary' }} />
        </dd>
      </div>
      <div>
        <dt>{T.saldo}</dt>
        <Box component="dd" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {estaPagada(saldo) && <CheckCircleRounded titleAccess={T.pagada} sx={{ fontSize: 19, color: 'success.main' }} />}
          <Money centavos={saldo} sx={{ fontWeight: 700 }} />
        </Box>
      </div>
    </Box>
  );
}

const TERMINO = { fontSize: 12.5, lineHeight: '16px', color: 'text.secondary' } as const;
