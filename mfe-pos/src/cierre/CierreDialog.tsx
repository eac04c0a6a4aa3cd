import { useToast } from '@lavanda/shared';
import { formatMoney } from '@lavanda/shared/domain/money';
import { isPaid } from '@lavanda/shared/domain/nota';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { TEXTS } from '../activos/texts';
import HandedOver from '../handOver/HandedOver';
import { pendingOf } from '../handOver/pending';
import type { StoredNota } from '../notas/nota';
import CierreActions from './CierreActions';
import CierreNotices from './CierreNotices';
import CierreQuestion, { type Question } from './CierreQuestion';
import NotaSummary from './NotaSummary';
import Settlement from './Settlement';
import { settleFavor } from './settleFavor';
import { type ClosedNota, useCierre } from './useCierre';
import { useClosedToast } from './useClosedToast';
import { useFavor } from './useFavor';

const T = TEXTS.cierre;

export interface CierreDialogProps {
  /** The nota as listed; the dialog fetches a fresh copy. */
  nota: StoredNota;
  /** True to take only the pago: the nota stays open, because pieces of it are still to be handed over. */
  staysOpen?: boolean;
  onFinish(): void;
  /** Called when the user cancels, by default `onFinish`. If the nota was closed elsewhere, `onFinish` is called instead. */
  onCancel?(): void;
  /**
   * Called instead of closing the nota when the fresh copy has pieces still to be handed over, or when the user undoes the
   * hand-over in this dialog.
   */
  onPending?(nota: StoredNota): void;
}

/** 'Cierre de nota': chooses the pago with which the nota is closed. If the save fails, the dialog stays open with the choice. */
export default function CierreDialog({
  nota: row,
  staysOpen = false,
  onFinish,
  onCancel = onFinish,
  onPending,
}: CierreDialogProps) {
  const tellClosed = useClosedToast();
  const toast = useToast();
  const [question, ask] = useState<Question | null>(null);
  const cierre = useCierre(
    row,
    (done) => {
      if (staysOpen) toast(paidText(done), 'exito');
      else tellClosed(favor.tell(T.success), done);
      onFinish();
    },
    !staysOpen,
  );
  const { nota, monto: amount, closedElsewhere } = cierre;
  const ready = cierre.loaded === 'lista';
  const favor = useFavor(nota);
  const inFavor = ready && !staysOpen && favor.amount > 0 ? favor : null;
  const saving = cierre.saving || favor.busy;
  const pending = !staysOpen && ready && !closedElsewhere && pendingOf(nota) > 0;
  const tellPending = useEffectEvent(() => onPending?.(nota));
  useEffect(() => {
    if (pending) tellPending();
  }, [pending]);
  const reload = async () => favor.check(await cierre.reload());
  const close = () => {
    if (inFavor && favor.ending !== 'keep') void settleFavor(favor, cierre);
    else if (staysOpen && amount === 0 && cierre.applied === 0) onFinish();
    else if (!staysOpen && amount === 0 && !isPaid(cierre.due)) ask('uncharged');
    else void cierre.close();
  };

  return (
    <>
      <AppDialog
        opened
        title={staysOpen ? T.titleOfOpen : T.title}
        onClose={closedElsewhere ? onFinish : onCancel}
        busy={saving}
        width={460}
        actions={
          closedElsewhere ? (
            <Button variant="contained" size="large" onClick={onFinish} sx={{ flex: 1 }}>
              {T.understood}
            </Button>
          ) : (
            <CierreActions {...{ cierre, staysOpen, saving, onCancel }} favor={inFavor} onAccept={close} />
          )
        }
      >
        <NotaSummary nota={nota} />
        {ready && !closedElsewhere && <HandedOver nota={nota} disabled={saving} onTakenBack={onPending ?? onFinish} />}
        <Settlement {...{ cierre, staysOpen }} favor={inFavor} disabled={saving} onAskAmount={() => ask('amount')} />
        <CierreNotices cierre={cierre} favor={favor} onReload={() => void reload()} />
      </AppDialog>
      {question && <CierreQuestion question={question} cierre={cierre} onEnd={() => ask(null)} />}
    </>
  );
}

/** Text of the toast after a pago that leaves the nota open. */
function paidText({ nota, change }: ClosedNota): string {
  const told = T.ofNota(T.paid, nota.folio, nota.clienteNombre);
  return change === null ? told : T.withChange(told, formatMoney(change));
}
