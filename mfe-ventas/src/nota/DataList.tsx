import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { countText, isHandedOver, joinNumbers, missingText, reasonText, unclosedText } from '@lavanda/shared/domain/handOver';
import type { Centavos } from '@lavanda/shared/domain/money';
import { CLOSED, IN_SUCURSAL, isPaid, TO_COLLECT } from '@lavanda/shared/domain/nota';
import { formatPhone } from '@lavanda/shared/domain/phone';
import { hasStage, STAGE_NAMES } from '@lavanda/shared/domain/stage';
import Clave from '@lavanda/shared/ui/display/Clave';
import StatusChip from '@lavanda/shared/ui/display/StatusChip';
import { balanceText } from '@lavanda/shared/ui/pagos/balance';
import { useZone } from '@lavanda/shared/ui/sucursal/useZone';
import ElectricBoltOutlined from '@mui/icons-material/ElectricBoltOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { saldoOf } from '../sales/sale';
import { NOTA_TEXTS as T, TEXTS, VOIDED_TEXTS as V } from '../texts';

const STATES = { [TO_COLLECT]: T.toCollect, [IN_SUCURSAL]: T.inSucursal, [CLOSED]: T.closed } as const;

export default function DataList({ nota }: { nota: Nota }) {
  const { recoleccion, etapa: stage } = nota;
  const zone = useZone(nota.sucursal);
  const inSucursal = hasStage(nota.status);
  const data: [string, ReactNode][] = [
    [T.clave, nota.clave && <Clave clave={nota.clave} />],
    [T.cliente, nota.usuario_name],
    [T.telefono, formatPhone(nota.usuario_telefono)],
    [T.fecha, nota.fecha],
    [T.recoleccion, recoleccion && T.timeWindow(recoleccion.hora_inicio, recoleccion.hora_final)],
    [T.delivery, nota.fecha_entrega],
    [T.domicilio, nota.domicilio?.descripcion ?? null],
    [T.discountReason, nota.descuento_motivo ?? null],
    [T.sucursal, nota.sucursal_name],
    [T.atendio, nota.atendio],
    [T.state, nota.anulada ? V.state : STATES[nota.status]],
    [T.stage, inSucursal && stage && STAGE_NAMES[stage]],
    [T.place, inSucursal && nota.lugar],
    [T.notice, noticeOf(nota, zone)],
    [T.handOver, handOverOf(nota, zone)],
  ];
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {T.data}
      </Typography>
      <Box component="dl" sx={LIST}>
        {data.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        {!nota.anulada && <BalanceChip saldo={saldoOf(nota)} />}
        {nota.factura && <Chip size="small" icon={<RequestQuoteOutlined />} label={TEXTS.factura} />}
        {nota.a_domicilio && <Chip size="small" icon={<TwoWheelerOutlined />} label={TEXTS.aDomicilio} />}
        {nota.express && <Chip size="small" icon={<ElectricBoltOutlined />} label={TEXTS.express} />}
      </Box>
    </>
  );
}

function BalanceChip({ saldo }: { saldo: Centavos }) {
  if (saldo < 0) return <StatusChip type="favor" label={balanceText(saldo)} />;
  return <StatusChip type={isPaid(saldo) ? 'paid' : 'adeudo'} />;
}

/**
 * Formats a time in a time zone: '2026-12-10 13:05'.
 * @param time ISO 8601
 */
function momentIn(zone: string, time: string): string {
  const moment = new Date(time);
  return `${dayIn(zone, moment)} ${hourIn(zone, moment)}`;
}

/** When and how the cliente was last notified that the nota is ready; null for never. */
function noticeOf({ avisada: last }: Nota, zone: string): string | null {
  if (!last) return null;
  const when = momentIn(zone, last.momento);
  return last.medio === 'enviado' ? T.sent(when) : T.told(when);
}

/**
 * The hand-over as text: number of pieces, by whom, when, which are missing and why, and whether the nota was closed without
 * counting all of them or is still open. Null when nothing was handed over and nothing is left uncounted.
 */
function handOverOf(nota: Nota, zone: string): string | null {
  const { piezas: pieces = [], entrega: last, status } = nota;
  const missing = missingText(pieces, last?.entregadas ?? []);
  const uncounted = status === CLOSED && missing !== '' ? T.closedUncounted : '';
  if (!last) return uncounted === '' ? null : `${uncounted}. ${missing}`;
  const count = countText(joinNumbers(pieces.length, last.entregadas).length, pieces.length);
  const when = momentIn(zone, last.momento);
  const unclosed = hasStage(status) && isHandedOver(pieces.length, last.entregadas) ? unclosedText(saldoOf(nota)) : '';
  const facts = [T.handedOver(count, last.quien, when), missing, reasonText(last.motivo, last.detalle), uncounted, unclosed];
  return facts.filter((fact) => fact !== '').join('. ');
}

const LIST = {
  display: 'grid',
  gap: 2,
  m: 0,
  fontSize: 15,
  lineHeight: '20px',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4 },
  '& dt': { color: 'text.secondary', flex: 'none' },
  '& dd': { m: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' },
} as const;
