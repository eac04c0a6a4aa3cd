import { isPaid } from '@lavanda/shared/domain/nota';
import Alert from '@mui/material/Alert';
import { TEXTS } from '../activos/texts';
import CreditLine from '../credit/CreditLine';
import FavorChoice from './FavorChoice';
import PaymentChoice from './PaymentChoice';
import type { Cierre } from './useCierre';
import type { Favor } from './useFavor';

interface SettlementProps {
  cierre: Cierre;
  /** The amount in the cliente's favor and what the cierre does with it; null when the dialog settles no such amount. */
  favor: Favor | null;
  staysOpen: boolean;
  disabled: boolean;
  /** Asks for the amount of an abono. */
  onAskAmount(): void;
}

/** How the nota is settled: what is paid of a saldo, or what is done with an amount in favor. */
export default function Settlement({ cierre, favor, staysOpen, disabled, onAskAmount }: SettlementProps) {
  if (cierre.closedElsewhere) return <Alert severity="info">{TEXTS.cierre.alreadyClosed}</Alert>;
  if (favor) return <FavorChoice favor={favor} disabled={disabled} />;
  return (
    <>
      {!cierre.paid && (
        <CreditLine
          credit={cierre.credit}
          applied={cierre.applied}
          saldo={cierre.nota.saldo}
          disabled={disabled}
          onApply={cierre.applyCredit}
        />
      )}
      {!isPaid(cierre.due) && (
        <PaymentChoice cierre={cierre} staysOpen={staysOpen} disabled={disabled} onAskAmount={onAskAmount} />
      )}
    </>
  );
}
