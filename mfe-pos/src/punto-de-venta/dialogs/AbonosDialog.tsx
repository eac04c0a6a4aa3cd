import type { AppDispatch } from '@lavanda/shared';
import { favorOf } from '@lavanda/shared/domain/pagos';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Money from '@lavanda/shared/ui/display/Money';
import Tear from '@lavanda/shared/ui/display/Tear';
import Totals from '@lavanda/shared/ui/display/Totals';
import { balanceOf } from '@lavanda/shared/ui/pagos/balance';
import Pagos from '@lavanda/shared/ui/pagos/Pagos';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { notaFromApi } from '../../notas/fromApi';
import type { StoredNota } from '../../notas/nota';
import { draftActions } from '../draft/slice';
import type { NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';

export interface AbonosDialogProps {
  draftKey: string;
  nota: StoredNota;
  totals: NoteTotals;
  onClose(): void;
}

/** Lists every pago of the nota, their sum and the saldo; users with the permission can correct or return a pago. */
export default function AbonosDialog({ draftKey, nota, totals, onClose }: AbonosDialogProps) {
  const dispatch = useDispatch<AppDispatch>();
  const { id, folio, total, abonos, pagos } = nota;
  const balance = balanceOf(totals.saldo);
  return (
    <AppDialog
      opened
      width={460}
      title={TEXTS.breakdown}
      subtitle={`${TEXTS.folio(folio)} · ${nota.clienteNombre}`}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {TEXTS.close}
        </Button>
      }
    >
      <Pagos
        roomy
        label={TEXTS.breakdown}
        nota={{ id, folio, total, abonos, pagos, favor: favorOf(totals.saldo) }}
        onChanged={(changed) => dispatch(draftActions.rebased({ draftKey, nota: notaFromApi(changed) }))}
      />
      <Tear behind="dialogo" sx={{ m: '0 -24px 16px' }} />
      <Totals
        rows={[
          { label: TEXTS.abonos, value: <Money centavos={totals.abonos} size="grande" /> },
          { label: balance.label, value: <Money centavos={balance.amount} size="grande" /> },
        ]}
      />
    </AppDialog>
  );
}
