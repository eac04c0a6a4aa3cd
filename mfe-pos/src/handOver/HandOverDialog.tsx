import { errorMessage } from '@lavanda/shared';
import { notaMark } from '@lavanda/shared/domain/clave';
import { countText } from '@lavanda/shared/domain/handOver';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { isPaid } from '@lavanda/shared/domain/nota';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Clave from '@lavanda/shared/ui/display/Clave';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import { balanceText } from '@lavanda/shared/ui/pagos/balance';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useDiscard } from '../discard/useDiscard';
import { usePosNotaQuery } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import HandOverBody from './HandOverBody';
import { HAND_OVER_TEXTS as T } from './texts';
import { useHandOverForm } from './useHandOverForm';
import { useTakeBack } from './useTakeBack';

interface HandOverDialogProps {
  /** The nota as listed; the dialog fetches its pieces. */
  nota: StoredNota;
  /** Number of the piece whose tag opened the dialog, which is already counted; null for none. */
  first: number | null;
  /** Called with the nota after the hand-over, and the numbers of the pieces handed over now. */
  onDone(nota: StoredNota, counted: readonly number[]): void;
  /** Called when the server refuses because the nota changed in the meantime (409) or isn't there any more (404). */
  onRefused(error: unknown): void;
  onClose(): void;
}

/**
 * Dialog 'Entregar a': counts the pieces of a nota (day.md 4). Counting the last piece hands them over at once; with pieces
 * missing, the dialog asks why.
 */
export default function HandOverDialog({ nota: row, first, onDone, onRefused, onClose }: HandOverDialogProps) {
  const { currentData, error, refetch } = usePosNotaQuery(row.id, { refetchOnMountOrArgChange: true });
  const nota = currentData ?? row;
  const form = useHandOverForm({ nota, first, onDone, onRefused });
  const { takeBack, taking } = useTakeBack();
  const { count, saving } = form;
  const ready = currentData !== undefined;
  // The piece whose tag opened the dialog isn't an unsaved change, because scanning that tag again counts the piece again.
  const discard = useDiscard(
    count.counted.some((number) => number !== first),
    onClose,
  );
  return (
    <>
      <AppDialog
        opened
        title={T.title(row.clienteNombre)}
        subtitle={<Subtitle nota={nota} />}
        width={844}
        busy={saving}
        onClose={discard.close}
        actions={
          <>
            <Button size="large" onClick={onClose} disabled={saving}>
              {T.cancel}
            </Button>
            <BusyButton size="large" busy={saving} disabled={taking || !ready} onClick={form.send}>
              {saving ? T.saving : T.handOver(countText(count.done.length, ready ? count.total : nota.bultos))}
            </BusyButton>
          </>
        }
      >
        <FailureAlert message={form.failure} sx={{ mb: 4 }} />
        {!ready && <PiecesPending error={error} onRetry={refetch} />}
        {ready && (
          <HandOverBody
            nota={nota}
            form={form}
            disabled={saving || taking}
            onTakeBack={(number) => void takeBack(nota, [number])}
          />
        )}
      </AppDialog>
      {discard.question}
    </>
  );
}

/** Shown until the pieces of the nota have been read. */
function PiecesPending({ error, onRetry }: { error: unknown; onRetry(): void }) {
  if (!error) return <Skeleton variant="rounded" height={300} aria-label={T.loading} />;
  return (
    <RetryAlert severity="error" onRetry={onRetry}>
      {T.notLoaded(errorMessage(error))}
    </RetryAlert>
  );
}

/** Subtitle of the dialog: clave, place on the rack and saldo of the nota. */
function Subtitle({ nota }: { nota: StoredNota }) {
  const { lugar: place, saldo } = nota;
  return (
    <>
      <b>
        <Clave clave={notaMark(nota)} />
      </b>
      {place !== '' && ` · ${place}`}
      {' · '}
      {saldo < 0 ? balanceText(saldo) : isPaid(saldo) ? T.paid : <Owed saldo={saldo} />}
    </>
  );
}

function Owed({ saldo }: { saldo: Centavos }) {
  return (
    <>
      {`${T.saldo} `}
      <Box component="b" sx={{ color: 'text.primary' }}>
        {formatMoney(saldo)}
      </Box>
    </>
  );
}
