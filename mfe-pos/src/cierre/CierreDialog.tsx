import { useToast } from '@lavanda/shared';
import { formatMoney } from '@lavanda/shared/domain/money';
import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { TEXTS } from '../activos/texts';
import type { StoredNota } from '../notas/nota';
import NotaSummary from './NotaSummary';
import PaymentChoice from './PaymentChoice';
import { useCierre } from './useCierre';

const T = TEXTS.cierre;

export interface CierreDialogProps {
  /** The nota as listed; the dialog fetches a fresh copy. */
  nota: StoredNota;
  onFinish(): void;
}

/** 'Cierre de nota': chooses the pago to close with. Stays open until the server accepts. */
export default function CierreDialog({ nota: row, onFinish }: CierreDialogProps) {
  const toast = useToast();
  const [requesting, setRequesting] = useState(false);
  const cierre = useCierre(row, () => {
    toast(T.success);
    onFinish();
  });
  const { nota, loaded, choice, monto: amount, saving, closedElsewhere, paid, toast: notice } = cierre;
  const ready = loaded === 'lista';

  return (
    <>
      <AppDialog
        opened
        title={T.title}
        onClose={onFinish}
        busy={saving}
        width={460}
        actions={
          closedElsewhere ? (
            <Button variant="contained" size="large" onClick={onFinish} sx={{ flex: 1 }}>
              {T.understood}
            </Button>
          ) : (
            <>
              <Button size="large" onClick={onFinish} disabled={saving}>
                {T.cancel}
              </Button>
              <Button
                variant="contained"
                size="large"
                onClick={cierre.close}
                disabled={saving || !ready}
                startIcon={saving || loaded === 'pendiente' ? <CircularProgress size={18} color="inherit" /> : undefined}
                sx={{ flex: 1 }}
              >
                {saving ? T.saving : amount > 0 ? T.chargeAndClose(formatMoney(amount)) : T.closeNota}
              </Button>
            </>
          )
        }
      >
        <NotaSummary nota={nota} />
        {closedElsewhere ? (
          <Alert severity="info">{T.alreadyClosed}</Alert>
        ) : (
          !paid && (
            <PaymentChoice
              type={choice.type}
              metodo={cierre.metodo}
              monto={amount}
              rest={cierre.rest}
              disabled={saving}
              onKind={(type) => (type === 'abono' ? setRequesting(true) : cierre.select({ type }))}
              onMethod={cierre.setMethod}
              onChangeAmount={() => setRequesting(true)}
            />
          )
        )}
        <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mt: 4 } }}>
          {typeof loaded === 'object' && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" onClick={cierre.reload}>
                  {TEXTS.activos.retry}
                </Button>
              }
            >
              {`${T.notLoaded}. ${loaded.error}`}
            </Alert>
          )}
          {notice && <Alert severity={notice.type === 'error' ? 'error' : 'warning'}>{notice.text}</Alert>}
        </Box>
      </AppDialog>
      {requesting && (
        <AmountDialog
          mode="abono"
          title={T.cantidad}
          max={nota.saldo}
          cash={cierre.metodo === 'Efvo'}
          {...(choice.type === 'abono' ? { initialValue: choice.monto } : {})}
          onAccept={(abono) => {
            cierre.select({ type: 'abono', monto: abono });
            setRequesting(false);
          }}
          onCancel={() => setRequesting(false)}
        />
      )}
    </>
  );
}
