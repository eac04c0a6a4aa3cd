import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import Button from '@mui/material/Button';
import { TEXTS } from '../activos/texts';
import type { Cierre } from './useCierre';
import type { Favor } from './useFavor';

const T = TEXTS.cierre;

interface CierreActionsProps {
  cierre: Cierre;
  /** The amount in the cliente's favor and what the cierre does with it; null when the dialog settles no such amount. */
  favor: Favor | null;
  staysOpen: boolean;
  saving: boolean;
  onAccept(): void;
  onCancel(): void;
}

function chargeText(amount: Centavos, staysOpen: boolean): string {
  if (amount === 0) return staysOpen ? T.withoutPago : T.closeNota;
  return (staysOpen ? T.charge : T.chargeAndClose)(formatMoney(amount));
}

function favorText({ ending, amount }: Favor): string {
  if (ending === 'keep') return T.closeWithFavor;
  return (ending === 'refund' ? T.giveBackAndClose : T.keepAndClose)(formatMoney(amount));
}

/**
 * 'Cancelar' and the button that closes the nota or, with `staysOpen`, only charges. The button's text names the amount that is
 * charged, returned or kept as credit, if there is one.
 */
export default function CierreActions({ cierre, favor, staysOpen, saving, onAccept, onCancel }: CierreActionsProps) {
  const { loaded, monto: amount } = cierre;
  const text = favor ? favorText(favor) : chargeText(amount, staysOpen);
  return (
    <>
      <Button size="large" onClick={onCancel} disabled={saving}>
        {T.cancel}
      </Button>
      <BusyButton
        size="large"
        onClick={onAccept}
        busy={saving || loaded === 'pendiente'}
        disabled={loaded !== 'lista'}
        sx={{ flex: 1, minWidth: 0, whiteSpace: 'normal' }}
      >
        {saving ? T.saving : text}
      </BusyButton>
    </>
  );
}
