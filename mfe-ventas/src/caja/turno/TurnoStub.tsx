import { serverNow, useIsWaiting } from '@lavanda/shared';
import type { CajaState, Turno } from '@lavanda/shared/contract/schemas/caja';
import { CASH } from '@lavanda/shared/domain/caja';
import { formatMoney, formatPesos, toCents } from '@lavanda/shared/domain/money';
import Diff from '@lavanda/shared/ui/cash/Diff';
import HiddenAmount from '@lavanda/shared/ui/cash/HiddenAmount';
import InitialsAvatar from '@lavanda/shared/ui/display/InitialsAvatar';
import Money from '@lavanda/shared/ui/display/Money';
import Tear from '@lavanda/shared/ui/display/Tear';
import WaitingChip from '@lavanda/shared/ui/display/WaitingChip';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Lines, Stub, TEAR } from '../layout/CajaLayout';
import Line from '../layout/Line';
import type { LocalTimes } from '../layout/localTimes';
import { useOnPhone } from '../layout/useOnPhone';
import { TURNO_TEXTS as T } from '../texts';
import LateEntries from './LateEntries';
import MethodIcon from './MethodIcon';
import OtherOpenings from './OtherOpenings';

interface TurnoStubProps {
  turno: Turno;
  late: CajaState['llegaron_despues'];
  times: LocalTimes;
}

/** Fondo and movimientos of a turno, and its pagos by method. The sum of cash stays hidden until cash is counted (day.md 8). */
export default function TurnoStub({ turno, late, times }: TurnoStubProps) {
  const { cajero: cashier, caja, apertura: opening, metodos: methods } = turno;
  const pagos = methods.reduce((sum, method) => sum + method.pagos, 0);
  const difference = toCents(opening.diferencia ?? 0);
  const isWaiting = useIsWaiting(turno._id);
  return (
    <Stub aria-label={T.open}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <InitialsAvatar nombre={cashier.nombre} size={40} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <h2>{T.of(cashier.nombre)}</h2>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {T.since(caja.nombre, times.since(turno.desde, serverNow()))}
          </Typography>
        </Box>
        {isWaiting ? (
          <WaitingChip id={turno._id} />
        ) : (
          <Chip size="small" color="success" icon={<LockOpenRounded />} label={T.isOpen} />
        )}
      </Box>
      <Tear sx={TEAR} />
      <Moved turno={turno} />
      {difference !== 0 && (
        <Lines sx={{ mt: 0.5 }}>
          <Line label={T.openingDifference}>
            <Diff centavos={difference} withWord />
          </Line>
        </Lines>
      )}
      <OtherOpenings opening={opening} times={times} />
      <LateEntries entries={late} times={times} />
      <Tear sx={TEAR} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {T.expected}
        </Typography>
        <HiddenAmount large />
      </Box>
      <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, fontSize: 13, color: 'text.secondary' }}>
        {T.expectedLater}
      </Typography>
      <Tear sx={TEAR} />
      <Typography variant="body2" component="h3" sx={{ display: { xs: 'none', sm: 'block' }, m: '0 0 4px', fontWeight: 700 }}>
        {`${T.byMethod} `}
        <Box component="span" sx={{ fontWeight: 500, color: 'text.secondary' }}>
          {pagos}
        </Box>
      </Typography>
      <Methods methods={methods} />
    </Stub>
  );
}

/** Amounts of fondo, entradas, gastos and retiros, with their signs. */
function Moved({ turno: { apertura: opening, entradas: ins, gastos: expenses, retiros: outs } }: Pick<TurnoStubProps, 'turno'>) {
  const onPhone = useOnPhone();
  const signed = (sign: 1 | -1, pesos: number) => {
    const centavos = toCents(pesos);
    return centavos === 0 ? formatMoney(0) : `${sign === 1 ? '+' : ''}${formatMoney(sign * centavos)}`;
  };
  const rows = [
    [onPhone ? T.shortFondo : T.fondo, formatPesos(opening.fondo)],
    [T.entradas, signed(1, ins.monto)],
    [T.gastos, signed(-1, expenses.monto)],
    [T.retiros, signed(-1, outs.monto)],
  ] as const;
  return (
    <Lines sx={MOVED}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {amount}
          </Box>
        </div>
      ))}
    </Lines>
  );
}

/** Number of pagos and their sum by method; the sum of cash is hidden. */
function Methods({ methods }: { methods: Turno['metodos'] }) {
  return (
    <Box component="ul" sx={METHODS}>
      {methods.map(({ metodo: method, pagos: count, suma: sum }) => (
        <li key={method}>
          <MethodIcon method={method} />
          <span>{method}</span>
          <Box component="span" className="count">
            {T.pagosCount(count)}
          </Box>
          <span className="sum">{method === CASH || sum === null ? <HiddenAmount /> : <Money centavos={toCents(sum)} />}</span>
        </li>
      ))}
    </Box>
  );
}

const MOVED = { gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr' }, columnGap: 6, fontSize: { xs: 14, sm: 15 } } as const;

const METHODS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '1fr 1fr',
  columnGap: 6,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    minHeight: { xs: 30, lg: 44 },
    fontSize: 15,
    borderColor: 'divider',
  },
  '& li + li': { borderTop: { lg: '1px solid' }, borderColor: { lg: 'divider' } },
  '& .count': { display: { xs: 'none', sm: 'inline' }, ml: 'auto', minWidth: 64, fontSize: 14, color: 'text.secondary' },
  '& .sum': { ml: { xs: 'auto', sm: 0 }, minWidth: { sm: 96 }, textAlign: 'right' },
} as const;
