import Money from '@lavanda/shared/ui/Money';
import Tear from '@lavanda/shared/ui/Tear';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TEXTOS } from '../activos/textos';
import type { NotaGuardada } from '../notas/nota';

const T = TEXTOS.cierre;

/** The stub of the note that closes: whose it is, total, payments and, under the tear line, the balance. */
export default function ResumenNota({ nota }: { nota: NotaGuardada }) {
  return (
    <Box sx={{ fontSize: 16, lineHeight: '24px', mb: 5 }}>
      <Box component="dl" sx={LISTA}>
        <Renglon etiqueta={T.cliente}>
          <b>{nota.clienteNombre}</b>
        </Renglon>
        <Renglon etiqueta={T.total}>
          <Money centavos={nota.total} />
        </Renglon>
        <Renglon etiqueta={T.abonos}>
          <Money centavos={nota.abonos === 0 ? 0 : -nota.abonos} />
        </Renglon>
      </Box>
      <Tear detras="dialogo" sx={{ m: '16px -24px 14px' }} />
      <Box component="dl" sx={LISTA}>
        <Renglon etiqueta={T.saldo}>
          <Money centavos={nota.saldo} tamano="grande" />
        </Renglon>
      </Box>
    </Box>
  );
}

function Renglon({ etiqueta, children }: { etiqueta: string; children: ReactNode }) {
  return (
    <div>
      <dt>{etiqueta}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const LISTA = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
} as const;
