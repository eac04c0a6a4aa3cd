import type { Centavos } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import { useRef, useState } from 'react';
import { changeOf, missingCash } from '../cash/cash';

/** The cash handed over for a charge, centavos, and the change to give back. */
export function useCash(charge: Centavos, method: PaymentMethod) {
  const [tendered, setTendered] = useState<Centavos | null>(null);
  const [shortOfCash, setShortOfCash] = useState(false);
  const cashField = useRef<HTMLInputElement>(null);

  /**
   * Refuses cash that is less than the charge, with the focus in its field.
   * @returns whether the charge can be saved
   */
  function checkCash(): boolean {
    const short = missingCash(charge, method, tendered) > 0;
    setShortOfCash(short);
    if (short) cashField.current?.focus();
    return !short;
  }

  return {
    /** Null until it is entered. */
    tendered,
    setTendered,
    /** True after the cash was refused. */
    shortOfCash,
    cashField,
    checkCash,
    /** Change to give back, centavos; null unless the charge is paid in cash that covers it. */
    change: method === 'Efvo' ? changeOf(charge, tendered) : null,
  };
}
