import type { ShareConfig } from '@lavanda/shared/contract/schemas/tenant';
import { centavosToPesos, MAX_AMOUNT } from '@lavanda/shared/domain/money';
import { WHOLE } from '@lavanda/shared/domain/percent';
import { MALFORMED_AMOUNT, parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { DISCOUNT_TEXTS as T } from '../texts';

/** A percentage or an amount as typed. With 'ninguno' the typed value is kept, in case the user changes back. */
export interface ShareDraft {
  tipo: ShareConfig['tipo'] | 'ninguno';
  valor: string;
}

export function shareDraft(share: ShareConfig | null | undefined): ShareDraft {
  return share ? { tipo: share.tipo, valor: String(share.valor) } : { tipo: 'ninguno', valor: '' };
}

/** The percentage or amount in the API's format; null for 'ninguno'. The draft must be valid. */
export function shareConfig({ tipo: type, valor: value }: ShareDraft): ShareConfig | null {
  return type === 'ninguno' ? null : { tipo: type, valor: centavosToPesos(parseAmount(value) ?? 0) };
}

/** The percentage in the API's format; null when the field is empty. */
export function percentConfig(text: string): number | null {
  return text.trim() === '' ? null : centavosToPesos(parseAmount(text) ?? 0);
}

/** Error message of a percentage, or null. An empty field is valid. */
export function percentError(text: string): string | null {
  if (text.trim() === '') return null;
  const value = parseAmount(text);
  return value === null || value > WHOLE ? T.invalidPercent : null;
}

export function shareError({ tipo: type, valor: value }: ShareDraft): string | null {
  if (type === 'ninguno') return null;
  if (value.trim() === '') return T.missing;
  if (type === 'porcentaje') return percentError(value);
  const amount = parseAmount(value);
  if (amount === null) return MALFORMED_AMOUNT;
  return amount > MAX_AMOUNT ? T.excessive : null;
}

/** True when two drafts mean the same share, even if its value is written differently ('20' and '20.00'). */
export function sameShare(one: ShareDraft, other: ShareDraft): boolean {
  if (one.tipo !== other.tipo) return false;
  return one.tipo === 'ninguno' || (parseAmount(one.valor) ?? one.valor) === (parseAmount(other.valor) ?? other.valor);
}
