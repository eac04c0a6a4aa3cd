import { useToast } from '@lavanda/shared';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { CLOSED, isPaid } from '@lavanda/shared/domain/nota';
import { isBalanced } from '@lavanda/shared/domain/pagos';
import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useEffectEvent, useState } from 'react';
import { TEXTS } from '../activos/texts';
import CreditLine from '../credit/CreditLine';
import HandedOver from '../handOver/HandedOver';
import { pendingOf } from '../handOver/pending';
import type { StoredNota } from '../notas/nota';
import FavorChoice from './FavorChoice';
import NotaSummary from './NotaSummary';
import PaymentChoice from './PaymentChoice';
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
  /** Called instead of `onFinish` when the dialog is left without closing or charging anything. */
  onCancel?(): void;
  /**
   * Called instead of closing the nota when the fresh copy has pieces still to be handed over, or when the user undoes the
   * hand-over in this dialog.
   */
  onPending?(nota: StoredNota): void;
}

/** 'Cierre de nota': chooses the pago to close with. Stays open until the server accepts. */
export default function CierreDialog({
  nota: row,
  staysOpen = false,
  onFinish,
  onCancel = onFinish,
  onPending,
}: CierreDialogProps) {
  const tellClosed = useClosedToast();
  const toast = useToast();
  const [asking, setAsking] = useState<'amount' | 'uncharged' | null>(null);
  const cierre = useCierre(
    row,
    (done) => {
      if (staysOpen) toast(paidText(done), 'exito');
      else tellClosed(favor.tell(T.success), done);
      onFinish();
    },
    !staysOpen,
  );
  const { nota, loaded, choice, monto: amount, closedElsewhere, paid, toast: notice } = cierre;
  const ready = loaded === 'lista';
  const favor = useFavor(nota);
  const inFavor = ready && !staysOpen && favor.amount > 0;
  const saving = cierre.saving || favor.busy;
  const pending = !staysOpen && ready && !closedElsewhere && pendingOf(nota) > 0;
  const tellPending = useEffectEvent(() => onPending?.(nota));
  useEffect(() => {
    if (pending) tellPending();
  }, [pending]);
  async function settleAndClose() {
    const answered = await favor.settle();
    const after = answered ?? (await cierre.reload());
    const done = favor.check(after);
    if (!after || (!answered && !done)) return;
    const { status, saldo } = cierre.adopt(after);
    // A nota that was fetched again may have changed elsewhere, so its current saldo has to be settled first.
    if (!answered && (status === CLOSED || !isBalanced(saldo))) return;
    await cierre.close(after);
  }
  const reload = async () => favor.check(await cierre.reload());
  const close = () => {
    if (inFavor && favor.ending !== 'keep') void settleAndClose();
    else if (staysOpen && amount === 0 && cierre.applied === 0) onFinish();
    else if (!staysOpen && amount === 0 && !isPaid(cierre.due)) setAsking('uncharged');
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
            <>
              <Button size="large" onClick={onCancel} disabled={saving}>
                {T.cancel}
              </Button>
              <Button
                variant="contained"
                size="large"
                onClick={close}
                disabled={saving || !ready}
                startIcon={
                  saving || loaded === 'pendiente' ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined
                }
                sx={{ flex: 1, minWidth: 0, whiteSpace: 'normal' }}
              >
                {saving ? T.saving : inFavor ? favorText(favor) : actionText(amount, staysOpen)}
              </Button>
            </>
          )
        }
      >
        <NotaSummary nota={nota} />
        {ready && !closedElsewhere && <HandedOver nota={nota} disabled={saving} onTakenBack={onPending ?? onFinish} />}
        {closedElsewhere ? (
          <Alert severity="info">{T.alreadyClosed}</Alert>
        ) : inFavor ? (
          <FavorChoice favor={favor} disabled={saving} />
        ) : (
          !paid && (
            <CreditLine
              credit={cierre.credit}
              applied={cierre.applied}
              saldo={nota.saldo}
              disabled={saving}
              onApply={cierre.applyCredit}
            />
          )
        )}
        {!closedElsewhere && !inFavor && !isPaid(cierre.due) && (
          <PaymentChoice
            staysOpen={staysOpen}
            type={choice.type}
            metodo={cierre.metodo}
            monto={amount}
            rest={cierre.rest}
            tendered={cierre.tendered}
            shortOfCash={cierre.shortOfCash}
            cashField={cierre.cashField}
            disabled={saving}
            onKind={(type) => (type === 'abono' ? setAsking('amount') : cierre.select({ type }))}
            onMethod={cierre.setMethod}
            card={cierre.card}
            onCard={cierre.setCard}
            onTendered={cierre.setTendered}
            onChangeAmount={() => setAsking('amount')}
          />
        )}
        <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mt: 4 } }}>
          {typeof loaded === 'object' && (
            <RetryAlert severity="error" onRetry={() => void reload()}>
              {`${T.notLoaded}. ${loaded.error}`}
            </RetryAlert>
          )}
          {favor.already && <Alert severity="info">{favor.already}</Alert>}
          {favor.error && <Alert severity="error">{favor.error}</Alert>}
          {notice && <Alert severity={notice.type === 'error' ? 'error' : 'warning'}>{notice.text}</Alert>}
        </Box>
      </AppDialog>
      {asking === 'amount' && (
        <AmountDialog
          mode="abono"
          title={T.cantidad}
          max={cierre.due}
          cash={cierre.metodo === 'Efvo'}
          {...(choice.type === 'abono' ? { initialValue: choice.monto } : {})}
          onAccept={(abono, received) => {
            cierre.select({ type: 'abono', monto: abono });
            cierre.setTendered(received ?? null);
            setAsking(null);
          }}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'uncharged' && (
        <ConfirmDialog
          question={T.closeUncharged(formatMoney(cierre.rest))}
          confirm={T.closeWithoutCharge}
          onConfirm={() => {
            setAsking(null);
            void cierre.close();
          }}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
}

function actionText(amount: Centavos, staysOpen: boolean): string {
  if (amount === 0) return staysOpen ? T.withoutPago : T.closeNota;
  return (staysOpen ? T.charge : T.chargeAndClose)(formatMoney(amount));
}

function favorText({ ending, amount }: Pick<ReturnType<typeof useFavor>, 'ending' | 'amount'>): string {
  if (ending === 'keep') return T.closeWithFavor;
  return (ending === 'refund' ? T.giveBackAndClose : T.keepAndClose)(formatMoney(amount));
}

/** Text of the toast after a pago that leaves the nota open. */
function paidText({ nota, change }: ClosedNota): string {
  const told = T.ofNota(T.paid, nota.folio, nota.clienteNombre);
  return change === null ? told : T.withChange(told, formatMoney(change));
}
