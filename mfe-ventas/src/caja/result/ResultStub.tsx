import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { formatMoney } from '@lavanda/shared/domain/money';
import Money from '@lavanda/shared/ui/display/Money';
import Tear from '@lavanda/shared/ui/display/Tear';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { Lines, Stub, TEAR } from '../layout/CajaLayout';
import Line from '../layout/Line';
import type { LocalTimes } from '../layout/localTimes';
import { RESULT_TEXTS as T } from '../texts';
import { clavesText, collectedOf, missingText } from './differences';
import FondoField from './FondoField';
import type { Closing } from './useClosing';

interface ResultStubProps {
  turno: Turno;
  result: CountResult;
  closing: Closing;
  times: LocalTimes;
  fondo: Ref<HTMLInputElement>;
  /** Buttons of the stub. */
  children: ReactNode;
}

function rowsOf(turno: Turno, result: CountResult, times: LocalTimes): readonly (readonly [label: string, value: ReactNode])[] {
  const collected = collectedOf(result);
  const claves = clavesText(result);
  return [
    [T.cajero, <b key="cashier">{turno.cajero.nombre}</b>],
    [T.opened, times.full(turno.desde)],
    [T.countedAt, times.full(result.contado)],
    [
      T.collected,
      <span key="collected">
        <b>{formatMoney(collected.amount)}</b>
        {` ${T.inPagos(collected.pagos)}`}
      </span>,
    ],
    ...(claves === '' ? [] : [[T.claves, claves] as const]),
  ];
}

/** Number and data of the corte, the fondo that stays in the caja and the cash to take out. */
export default function ResultStub({ turno, result, closing, times, fondo, children }: ResultStubProps) {
  const rows = rowsOf(turno, result, times);
  return (
    <Stub aria-label={T.corteOf(result.numero)}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
          <Typography component="span" sx={{ fontSize: 15, color: 'text.secondary' }}>
            {T.corte}
          </Typography>
          <Box component="b" sx={{ fontSize: 26, lineHeight: '32px', fontWeight: 800 }}>
            {result.numero}
          </Box>
        </Box>
        <Lines sx={{ mt: 1.5 }}>
          {rows.map(([label, value]) => (
            <Line key={label} label={label}>
              {value}
            </Line>
          ))}
        </Lines>
        <Tear sx={TEAR} />
      </Box>
      <Lines>
        <Line label={T.cashCounted}>
          <Money centavos={closing.counted} />
        </Line>
      </Lines>
      <Box sx={{ m: '10px 0 6px' }}>
        <FondoField closing={closing} ref={fondo} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 3 }} role="status">
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {T.withdrawn}
        </Typography>
        {closing.withdrawn !== null && (
          <Money centavos={closing.withdrawn} sx={{ fontSize: 26, lineHeight: '32px', fontWeight: 700 }} />
        )}
      </Box>
      <Missing result={result} onPhone={false} />
      {children}
    </Stub>
  );
}

/** Warning about missing claves, which doesn't block the corte (day.md 8). Visible only on a phone, or only on larger screens. */
export function Missing({ result, onPhone }: { result: CountResult; onPhone: boolean }) {
  const missing = missingText(result);
  if (!missing) return null;
  const shown = onPhone ? { xs: 'flex', sm: 'none' } : { xs: 'none', sm: 'flex' };
  return (
    <Alert
      severity="warning"
      role="note"
      icon={<CloudOffOutlined fontSize="inherit" />}
      sx={{ display: shown, mt: 3, mx: onPhone ? 3 : 0, py: 0 }}
    >
      <b>{missing.which}</b>
      {` ${missing.why}`}
    </Alert>
  );
}
