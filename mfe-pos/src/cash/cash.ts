import type { Centavos } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';

/** Multiples, in centavos, that a cliente rounds a cash payment up to: the common banknotes. */
const NOTES: readonly Centavos[] = [5_000, 10_000, 20_000, 50_000];

/** What a cliente usually hands over besides the exact `charge`, centavos: the next 50, 100, 200 and 500 pesos. */
export function usualCash(charge: Centavos): Centavos[] {
  const rounded = NOTES.map((note) => Math.ceil(charge / note) * note);
  return [...new Set(rounded)].filter((amount) => amount > charge);
}

/** Change to give back, centavos; null while nothing, or less than the charge, was handed over. */
export function changeOf(charge: Centavos, tendered: Centavos | null): Centavos | null {
  return tendered === null || charge <= 0 || tendered < charge ? null : tendered - charge;
}

/** By how much the cash handed over is less than `charge`, centavos; 0 for another method and until it is entered. */
export function missingCash(charge: Centavos, method: PaymentMethod, tendered: Centavos | null): Centavos {
  return method !== 'Efvo' || tendered === null ? 0 : Math.max(0, charge - tendered);
}
