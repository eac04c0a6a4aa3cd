import { isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import { type Centavos, pesosToCentavos } from '@lavanda/shared/domain/money';
import type { FieldError } from '../../http/problem.ts';
import { TEXTS } from '../texts.ts';

/** Converts single fields of a request and collects their faults, so that one answer can name all of them. */
export class FieldReader {
  readonly faults: FieldError[] = [];

  fault(field: string, message: string): void {
    this.faults.push({ campo: field, mensaje: message });
  }

  money(field: string, pesos: number): Centavos {
    const centavos = pesosToCentavos(pesos);
    if (centavos === null) this.fault(field, TEXTS.twoDecimals);
    return centavos ?? 0;
  }

  optionalMoney(field: string, pesos: number | undefined): Centavos | undefined {
    return pesos === undefined ? undefined : this.money(field, pesos);
  }

  day(field: string, text: LocalDay | null | undefined): LocalDay | null {
    if (text !== undefined && text !== null && !isLocalDay(text)) this.fault(field, TEXTS.nonexistentDay);
    return text ?? null;
  }
}
