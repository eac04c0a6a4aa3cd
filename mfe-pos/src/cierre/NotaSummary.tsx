import Money from '@lavanda/shared/ui/display/Money';
import Tear from '@lavanda/shared/ui/display/Tear';
import { balanceOf } from '@lavanda/shared/ui/pagos/balance';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TEXTS } from '../activos/texts';
import type { StoredNota } from '../notas/nota';

const T = TEXTS.cierre;

/**
 * Summary of the nota being closed: folio, cliente, total, abonos and, below the tear line, the saldo or the amount in favor.
 */
export default function NotaSummary({ nota }: { nota: StoredNota }) {
  const balance = balanceOf(nota.saldo);
  return (
    <Box sx={{ fontSize: 16, lineHeight: '24px', mb: 5 }}>
      <Box component="dl" sx={LIST}>
        <ListRow label={T.folio}>{nota.folio}</ListRow>
        <ListRow label={T.cliente}>
          <b>{nota.clienteNombre}</b>
        </ListRow>
        <ListRow label={T.total}>
          <Money centavos={nota.total} />
        </ListRow>
        <ListRow label={T.abonos}>
          <Money centavos={nota.abonos === 0 ? 0 : -nota.abonos} />
        </ListRow>
      </Box>
      <Tear behind="dialogo" sx={{ m: '16px -24px 14px' }} />
      <Box component="dl" sx={LIST}>
        <ListRow label={balance.label}>
          <Money centavos={balance.amount} size="grande" />
        </ListRow>
      </Box>
    </Box>
  );
}

function ListRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const LIST = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
} as const;
