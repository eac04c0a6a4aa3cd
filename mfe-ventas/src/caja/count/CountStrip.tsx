import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import type { SendCount } from '@lavanda/shared/contract/schemas/cortes';
import { cashOf } from '@lavanda/shared/domain/caja';
import { type Centavos, formatMoney, formatPesos, toCents } from '@lavanda/shared/domain/money';
import { denominationName, fieldName, OTHER_METHODS } from '@lavanda/shared/ui/cash/count';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Lines } from '../layout/CajaLayout';
import Line from '../layout/Line';
import { useLocalTimes } from '../layout/localTimes';
import OnPaper from '../layout/OnPaper';
import { KEPT_TEXTS as T } from '../texts';
import type { SentCount } from './useSentCount';

interface CountStripProps {
  turno: Turno;
  sent: SentCount;
  onClose(): void;
}

type Row = readonly [label: string, value: string];

/** A row for each denomination of which pieces were counted (none if only a total was typed), and the cash, centavos. */
function cashRows({ denominaciones: sent, total = 0 }: SendCount['efectivo']): { rows: Row[]; cash: Centavos } {
  if (sent === undefined) return { rows: [], cash: toCents(total) };
  const counted = sent
    .map((row) => ({ ...row, denominacion: toCents(row.denominacion) }))
    .filter(({ cantidad: pieces }) => pieces > 0);
  const rows = counted.map(
    ({ denominacion: value, cantidad: pieces }): Row => [T.pieces(pieces, denominationName(value)), formatMoney(value * pieces)],
  );
  return { rows, cash: cashOf(counted) };
}

/**
 * Printable strip of a count whose result isn't known yet: the count, the cashier, the caja and the time. Made without the
 * server.
 */
export default function CountStrip({ turno, sent: { body, moment }, onClose }: CountStripProps) {
  const times = useLocalTimes(turno.sucursal);
  const { rows, cash } = cashRows(body.efectivo);
  const others = { TDC: body.tdc, Transf: body.transf, Link: body.link };
  const about: Row[] = [
    [T.cajero, turno.cajero.nombre],
    [T.turno, String(turno.numero)],
    [T.countedAt, times.full(moment)],
    ...(body.clave === undefined ? [] : [[T.clave, body.clave] as const]),
  ];
  const totals: Row[] = [
    [fieldName('total'), formatMoney(cash)],
    ...OTHER_METHODS.map((method): Row => [fieldName(method), formatPesos(others[method])]),
  ];
  return (
    <AppDialog
      opened
      width={420}
      title={T.strip}
      subtitle={`${turno.caja.nombre} · ${turno.sucursal_name}`}
      onClose={onClose}
      actions={
        <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {T.printNow}
        </Button>
      }
    >
      <OnPaper />
      <Rows rows={about} />
      <Box sx={{ my: 3, borderTop: '1px dashed', borderColor: 'divider' }} />
      <Rows rows={[...rows, ...totals]} />
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {T.blind}
      </Typography>
    </AppDialog>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <Lines>
      {rows.map(([label, value]) => (
        <Line key={label} label={label}>
          {value}
        </Line>
      ))}
    </Lines>
  );
}
