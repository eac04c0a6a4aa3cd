import type { DailyCapacity } from '@lavanda/shared/contract/schemas/tenant';
import { MAX_CAPACITY_GRAMS, MAX_CAPACITY_PIECES } from '@lavanda/shared/domain/capacity';
import { formatQuantity } from '@lavanda/shared/domain/money';
import { parseQuantity, withoutThousands } from '@lavanda/shared/domain/writtenNumber';
import type { FieldErrors } from '@lavanda/shared/ui/form/useForm';
import { SUCURSALES_TEXTS as T } from '../texts';

/** A capacity as typed; '' means no limit. */
export interface TypedCapacity {
  kilos: string;
  piezas: string;
  weekdays: readonly number[];
  dates: readonly string[];
}

export function typedCapacity(capacity: DailyCapacity | undefined): TypedCapacity {
  const { kilos = null, piezas: pieces = null, dias_cerrados: weekdays = [], fechas_cerradas: dates = [] } = capacity ?? {};
  return {
    kilos: kilos === null ? '' : formatQuantity(Math.round(kilos * 1000)),
    piezas: pieces === null ? '' : String(pieces),
    weekdays,
    dates,
  };
}

const gramsOf = (text: string) => (text.trim() === '' ? null : (parseQuantity(text) ?? 0));
const piecesOf = (text: string) => (text.trim() === '' ? null : Number(withoutThousands(text) ?? 0));
const isWithin = (value: number | null, max: number) => value === null || (Number.isInteger(value) && value > 0 && value <= max);

export function capacityFaults({ kilos, piezas: pieces, weekdays }: TypedCapacity): FieldErrors {
  return {
    ...(!isWithin(gramsOf(kilos), MAX_CAPACITY_GRAMS) && { kilos: T.invalidKilos }),
    ...(!isWithin(piecesOf(pieces), MAX_CAPACITY_PIECES) && { piezas: T.invalidPieces }),
    ...(weekdays.length === 7 && { dias_cerrados: T.alwaysClosed }),
  };
}

export function capacityBody({ kilos, piezas: pieces, weekdays, dates }: TypedCapacity): DailyCapacity {
  const grams = gramsOf(kilos);
  return {
    kilos: grams === null ? null : grams / 1000,
    piezas: piecesOf(pieces),
    dias_cerrados: [...weekdays].sort(),
    fechas_cerradas: [...dates].sort(),
  };
}

/** The form's field for an error whose name the server gives as a path inside `capacidad`. */
export function capacityField(name: string): string {
  return name.replace(/^capacidad\./, '').replace(/[.[].*$/, '');
}
