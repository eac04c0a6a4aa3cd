import type { Nota as ApiNota } from '@lavanda/shared/contract/schemas/sales';
import { toCents } from '@lavanda/shared/domain/money';
import { ExtensionSlot } from '@lavanda/shared/federation/slots';
import Tear from '@lavanda/shared/ui/display/Tear';
import Totals, { type TotalRow } from '@lavanda/shared/ui/display/Totals';
import { balanceOf } from '@lavanda/shared/ui/pagos/balance';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { saldoOf } from '../sales/sale';
import { NOTA_TEXTS as T } from '../texts';
import Abonos from './Abonos';
import Articles from './Articles';
import DataList from './DataList';
import Received, { hasReceived } from './Received';

/** The whole nota: articles and totals on one side, the rest on the other. */
export default function Nota({ nota }: { nota: ApiNota }) {
  return (
    <Box sx={COLUMNS}>
      <Paper variant="outlined" sx={PAPER}>
        <Articles articulos={nota.articulos} />
        <Tear sx={{ mx: { xs: -4, sm: -5 }, my: 4 }} />
        <Totals rows={sums(nota)} />
      </Paper>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <Paper variant="outlined" sx={PAPER}>
          <DataList nota={nota} />
        </Paper>
        <ExtensionSlot name="nota.parada" props={{ notaId: nota._id }} />
        {hasReceived(nota) && (
          <Paper variant="outlined" sx={PAPER}>
            <Received nota={nota} />
          </Paper>
        )}
        <Paper variant="outlined" sx={PAPER}>
          <Abonos nota={nota} />
        </Paper>
      </Box>
    </Box>
  );
}

function sums(nota: ApiNota): TotalRow[] {
  const adjustment = toCents(nota.ajuste);
  const surcharge = toCents(nota.recargo ?? 0);
  const { descuento_porcentaje: percent } = nota;
  const balance = balanceOf(saldoOf(nota));
  return [
    { label: T.subtotal, value: toCents(nota.subtotal) },
    { label: T.envio, value: toCents(nota.envio) },
    ...(surcharge > 0 ? [{ label: T.recargo, value: surcharge }] : []),
    { label: percent ? `${T.descuentos} ${percent} %` : T.descuentos, value: -toCents(nota.descuentos) },
    { label: T.total, value: toCents(nota.total), strong: true },
    { label: T.abonos, value: -toCents(nota.abonos) },
    ...(adjustment > 0 ? [{ label: T.adjustment, value: -adjustment }] : []),
    { label: balance.label, value: balance.amount, strong: true },
  ];
}

const COLUMNS = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 400px)' },
} as const;

const PAPER = { minWidth: 0, p: { xs: 4, sm: 5 }, borderRadius: '14px', overflow: 'clip' } as const;
