import type { StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { formatMoney, toCents } from '@lavanda/shared/domain/money';
import type { DriverMethod } from '@lavanda/shared/domain/ruta';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../page/Icon';
import type { StopOutcome } from '../route/capture';
import { TEXTS } from '../texts';
import { CashHanded } from './CashHanded';
import { Choice } from './Choice';
import { type PaymentChoice, pagoOf, paymentOf } from './deliveryPayment';
import { Sheet } from './Sheet';

interface DeliverySheetProps {
  stop: StopOfDriver;
  /** CLABE for transfers; '' when the laundry has none. */
  clabe: string;
  onClose: () => void;
  onFinish: (outcome: StopOutcome) => Promise<string | null>;
}

const METHODS: readonly { method: DriverMethod | null; text: string; icon?: IconName }[] = [
  { method: 'Efvo', text: TEXTS.cash, icon: 'cash' },
  { method: 'Transf', text: TEXTS.transfer, icon: 'bank' },
  { method: null, text: TEXTS.unpaid },
];

/** Sheet 'Entregada': asks how the amount due, if any, is paid at the door, and shows the change. */
export function DeliverySheet({ stop, clabe, onClose, onFinish }: DeliverySheetProps) {
  const due = toCents(stop.cobrar);
  const [choice, setChoice] = useState<PaymentChoice>({ method: 'Efvo', handed: 'exact', typed: '' });
  const { taken } = paymentOf(due, choice);
  const who = [stop.cliente_name, stop.bultos > 0 ? TEXTS.pieces(stop.bultos) : ''].filter(Boolean).join(', ');

  const submit = async () => {
    if (taken === null) return TEXTS.writeAmount;
    const pago = pagoOf(choice.method, taken);
    return onFinish({ estado: 'hecha', ...(pago && { pago }) });
  };
  const paid = taken === 0 ? TEXTS.deliveredUnpaid : TEXTS.deliveredPaid(formatMoney(taken ?? 0));
  const text = due === 0 ? TEXTS.delivered : taken === null ? TEXTS.askAmount : paid;
  return (
    <Sheet title={TEXTS.delivered} detail={who} button={{ text, check: taken !== null }} onClose={onClose} onSubmit={submit}>
      {due === 0 ? (
        <p>{TEXTS.paidAlready}</p>
      ) : (
        <>
          <p class="balance">
            <span>{TEXTS.balance}</span>
            <b class="money">{formatMoney(due)}</b>
          </p>
          <div class="segments" role="radiogroup" aria-label={TEXTS.method}>
            {METHODS.map(({ method, text, icon }) => (
              <Choice
                key={text}
                name="metodo"
                checked={choice.method === method}
                onChoose={() => setChoice({ ...choice, method })}
              >
                {icon && <Icon name={icon} />}
                {text}
              </Choice>
            ))}
          </div>
          {choice.method === 'Efvo' && <CashHanded due={due} choice={choice} onChange={setChoice} />}
          {choice.method === 'Transf' && (
            <div class="well">
              {clabe !== '' && <b class="clabe">{TEXTS.clabe(clabe)}</b>}
              <p>{TEXTS.seeTransfer}</p>
            </div>
          )}
        </>
      )}
    </Sheet>
  );
}
