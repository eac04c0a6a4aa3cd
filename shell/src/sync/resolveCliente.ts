import type { Entry } from '@lavanda/shared';
import { saveClienteCall } from '@lavanda/shared/contract/calls/clientes';
import type { Cliente, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { formatPhone, normalizePhone } from '@lavanda/shared/domain/phone';
import { CLIENTE_FIELDS as FIELDS } from './texts';

type Field = keyof typeof FIELDS;

/** One field of a cliente, as this device (`mine`) and as the server (`stored`) has it. */
export interface FieldPair {
  name: string;
  mine: string;
  stored: string;
}

/** The stored cliente, when the server refused the entry because that cliente had changed; null for another refusal. */
export function storedCliente({ path, refusal }: Entry): Cliente | null {
  const stored = path === saveClienteCall.path && refusal?.status === 409 ? refusal.problem.actual : null;
  return typeof stored === 'object' && stored !== null ? (stored as Cliente) : null;
}

function textOf(field: Field, value: unknown): string {
  if (Array.isArray(value))
    return value.map(({ descripcion: description }: { descripcion: string }) => description.trim()).join('; ');
  if (typeof value !== 'string') return '';
  return field === 'telefono' ? formatPhone(normalizePhone(value) ?? value) : value.trim();
}

/** The fields sent with the entry in which its cliente differs from the stored one, with both values. */
export function differences({ body }: Entry, stored: Cliente): FieldPair[] {
  const mine = body as Partial<SaveCliente>;
  return (Object.keys(FIELDS) as Field[])
    .filter((field) => mine[field] !== undefined)
    .map((field) => ({ name: FIELDS[field], mine: textOf(field, mine[field]), stored: textOf(field, stored[field]) }))
    .filter((pair) => pair.mine !== pair.stored);
}

/** 'Guardar lo mío': the entry's body, to be saved over the stored version. */
export function overStoredCliente({ body }: Entry, { version }: Cliente): Entry['body'] {
  return { ...body, version };
}
