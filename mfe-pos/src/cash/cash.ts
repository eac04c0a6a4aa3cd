import type { Centavos } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';

/** Common banknotes, centavos. Clientes round a cash payment up to a multiple of one of them. */
const NOTES: readonly Centavos[] = [5_000, 10_000, 20_000, 50_000];

/** Usual cash amounts above the exact `charge`, centavos: the charge rounded up to multiples of 50, 100, 200 and 500 pesos. */
export function usualCash(charge: Centavos): Centavos[] {
  const rounded = NOTES.map((note) => Math.ceil(charge / note) * note);
  return [...new Set(rounded)].filter((amount) => amount > charge);
}

/** Change to give back, centavos; null without a charge, and until the cash entered covers the charge. */
export function changeOf(charge: Centavos, tendered: Centavos | null): Centavos | null {
  return tendered === null || charge <= 0 || tendered < charge ? null : tendered - charge;
}

/** Cash still missing to pay `charge`, centavos; 0 for other payment methods and until the cash is entered. */
export function missingCash(charge: Centavos, method: PaymentMethod, tendered: Centavos | null): Centavos {
  return method !== 'Efvo' || tendered === null ? 0 : Math.max(0, charge - tendered);
}
