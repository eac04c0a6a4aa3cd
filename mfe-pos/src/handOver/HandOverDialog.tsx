import { errorMessage, isApiError } from '@lavanda/shared';
import { countText, needsDetail } from '@lavanda/shared/domain/handOver';
import { formatMoney } from '@lavanda/shared/domain/money';
import { isPaid } from '@lavanda/shared/domain/nota';
import { useScan } from '@lavanda/shared/federation/scan';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import { balanceText } from '@lavanda/shared/ui/pagos/balance';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import { useRef, useState } from 'react';
import { useOperationId } from '../cierre/useOperationId';
import { usePosHandOverMutation, usePosNotaQuery } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import CountHeading from './CountHeading';
import MissingReason, { type Why, type WhyFault } from './MissingReason';
import PieceList from './PieceList';
import TagField from './TagField';
import { HAND_OVER_TEXTS as T } from './texts';
import { useCount } from './useCount';

interface HandOverDialogProps {
  /** The nota as listed; the dialog reads its pieces. */
  nota: StoredNota;
  /** Number of the piece that was counted before the dialog opened, by its tag; null for none. */
  first: number | null;
  /** Called with the nota as it is after the hand-over. */
  onDone(nota: StoredNota): void;
  /** Called when another register handed over or closed the nota meanwhile. */
  onRefused(error: unknown): void;
  onClose(): void;
}

/**
 * 'Entregar a': counts the pieces of a nota (day.md 4). The last one hands them over at once; with some missing it asks
 * why.
 */
export default function HandOverDialog({ nota: row, first, onDone, onRefused, onClose }: HandOverDialogProps) {
  const { currentData, error, refetch } = usePosNotaQuery(row.id, { refetchOnMountOrArgChange: true });
  const nota = currentData ?? row;
  const count = useCount(nota, first, (counted) => void handOver(counted, null));
  const { before, counted, done, missing, total } = count;
  const [why, setWhy] = useState<Why>({ reason: '', detail: '' });
  const [fault, setFault] = useState<WhyFault>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly number[]>([]);
  // The nota is read again after a failure, which tells that a hand-over whose answer was lost was done.
  const arrived = sent.length > 0 && sent.every((number) => before.includes(number));
  const [save, { isLoading: saving }] = usePosHandOverMutation();
  const operationOf = useOperationId();
  const tagField = useRef<HTMLInputElement>(null);
  const detailField = useRef<HTMLInputElement>(null);
  // A tag that comes while the count is being saved isn't looked up over it.
  useScan((text) => saving || (total > 0 && count.take(text)));

  async function handOver(numbers: number[], given: { motivo: Exclude<Why['reason'], ''>; detalle: string } | null) {
    setFailure(null);
    setSent(numbers);
    const content = { id: nota.id, entregadas: numbers, ...given };
    const answer = await save({ ...content, operacion: operationOf(content) });
    if (answer.data) onDone(answer.data);
    else if (isApiError(answer.error) && (answer.error.status === 409 || answer.error.status === 404)) onRefused(answer.error);
    else setFailure(T.notHandedOver(errorMessage(answer.error)));
  }

  function send() {
    const { reason, detail } = why;
    setFault(null);
    if (missing.length === 0) {
      if (counted.length > 0) void handOver(counted, null);
      else onDone(nota);
    } else if (counted.length === 0 && arrived) onDone(nota);
    else if (counted.length === 0) {
      count.setNotice(T.nothing);
      tagField.current?.focus();
    } else if (reason === '') setFault('reason');
    else if (needsDetail(reason) && detail.trim() === '') {
      setFault('detail');
      detailField.current?.focus();
    } else void handOver(counted, { motivo: reason, detalle: detail.trim() });
  }

  const ready = currentData !== undefined;
  return (
    <AppDialog
      opened
      title={T.title(row.clienteNombre)}
      subtitle={<Subtitle nota={nota} />}
      width={844}
      busy={saving}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose} disabled={saving}>
            {T.cancel}
          </Button>
          <Button
            size="large"
            variant="contained"
            disabled={saving || !ready}
            startIcon={saving && <CircularProgress size={18} color="inherit" aria-hidden />}
            onClick={send}
          >
            {saving ? T.saving : T.handOver(countText(done.length, ready ? total : nota.bultos))}
          </Button>
        </>
      }
    >
      {failure !== null && !arrived && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      )}
      {!ready && error && (
        <RetryAlert severity="error" onRetry={refetch}>
          {T.notLoaded(errorMessage(error))}
        </RetryAlert>
      )}
      {!ready && !error && <Skeleton variant="rounded" height={300} aria-label={T.loading} />}
      {ready && (
        <Box sx={LAYOUT}>
          <Box sx={{ gridArea: 'count', minWidth: 0 }}>
            <CountHeading nota={nota} count={count} />
            <Box sx={{ mt: 3.5, display: { xs: 'none', sm: 'block' } }}>
              <TagField ref={tagField} disabled={saving} onRead={count.read} onEnter={send} />
            </Box>
          </Box>
          <Box sx={{ gridArea: 'pieces', minWidth: 0 }}>
            <PieceList nota={nota} count={count} disabled={saving} />
          </Box>
          <Box sx={{ gridArea: 'why', minWidth: 0 }}>
            {missing.length > 0 && counted.length > 0 && (
              <MissingReason
                why={why}
                fault={fault}
                missing={missing.length}
                disabled={saving}
                detailField={detailField}
                onChange={(changed) => {
                  setWhy(changed);
                  setFault(null);
                }}
                onEnter={send}
              />
            )}
          </Box>
        </Box>
      )}
    </AppDialog>
  );
}

/** Clave (or folio), place and saldo of the nota. */
function Subtitle({ nota }: { nota: StoredNota }) {
  const { clave, folio, lugar: place, saldo } = nota;
  const parts = [clave === '' ? T.folio(folio) : clave, ...(place === '' ? [] : [place])].join(' · ');
  if (saldo < 0) return `${parts} · ${balanceText(saldo)}`;
  return isPaid(saldo) ? (
    `${parts} · ${T.paid}`
  ) : (
    <>
      {`${parts} · ${T.saldo} `}
      <Box component="b" sx={{ color: 'text.primary' }}>
        {formatMoney(saldo)}
      </Box>
    </>
  );
}

const LAYOUT = {
  display: 'grid',
  gap: { xs: 2, sm: 0 },
  columnGap: { sm: 6 },
  alignItems: 'start',
  gridTemplateAreas: { xs: '"count" "pieces" "why"', sm: '"pieces count" "pieces why"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 348fr) minmax(0, 424fr)' },
  gridTemplateRows: { sm: 'auto 1fr' },
} as const;
