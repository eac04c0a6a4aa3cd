import { DISCOUNT_ROLES } from '@lavanda/shared/domain/discount';
import { MAX_AMOUNT } from '@lavanda/shared/domain/money';
import { unknownFields } from '@lavanda/shared/domain/notice';
import { privacyNoticeError } from '@lavanda/shared/domain/privacyNotice';
import { issuerErrors, normalizeIssuer } from '@lavanda/shared/domain/receipt';
import { MALFORMED_AMOUNT, parseAmount } from '@lavanda/shared/domain/writtenNumber';
import type { FieldErrors } from '@lavanda/shared/ui/form/useForm';
import { toHex } from '../colors/hex';
import { percentError, shareError } from '../discounts/shares';
import { checkRanges } from '../envio/checkRanges';
import { COLOR_TEXTS, ENVIO_TEXTS, MESSAGE_TEXTS, NAME_TEXTS, TICKET_TEXTS } from '../texts';
import type { Draft } from './draft';

/** Maximum length of the ticket's legal text, in characters (contract). */
export const MAX_LEGAL = 1_000;

/** The id of a field's DOM element, used to focus it. */
export function fieldId(field: string): string {
  return `lavanderia-${field.replaceAll('.', '-')}`;
}

function badAmount(text: string, missing: string): string | null {
  const centavos = parseAmount(text);
  if (centavos === null) return text === '' ? missing : MALFORMED_AMOUNT;
  return centavos > MAX_AMOUNT ? ENVIO_TEXTS.excessive : null;
}

function envioErrors({ tipo: type, monto: amount, rangos: ranges }: Draft): [string, string | null][] {
  if (type === 'sinCosto') return [];
  if (type === 'conCosto') return [['envio.rules.conCosto.monto', badAmount(amount, ENVIO_TEXTS.missingAmount)]];
  if (ranges.length === 0) return [['envio.rules.rango', ENVIO_TEXTS.noRanges]];
  return ranges.flatMap(({ min, max, envio }, place): [string, string | null][] => [
    [`envio.rules.rango.${place}.min`, badAmount(min, ENVIO_TEXTS.missingFrom)],
    [`envio.rules.rango.${place}.max`, max === '' ? null : badAmount(max, ENVIO_TEXTS.excessive)],
    [`envio.rules.rango.${place}.envio`, badAmount(envio, ENVIO_TEXTS.missingEnvio)],
  ]);
}

function messageError(text: string): string | null {
  const unknown = unknownFields(text);
  return unknown.length > 0 ? MESSAGE_TEXTS.unknown(unknown) : null;
}

/**
 * Errors of the draft. Only the selected envio rule is checked.
 * @returns messages by contract field: 'nombre', 'colores.primario', 'envio.rules.rango.1.min'
 */
export function validate(draft: Draft): FieldErrors {
  const { nombre: name, primario: primary, secundario: secondary, dias: days } = draft;
  const entries: [string, string | null][] = [
    ['nombre', name.trim() === '' ? NAME_TEXTS.missing : null],
    ['colores.primario', toHex(primary) ? null : COLOR_TEXTS.invalid],
    ['colores.secundario', toHex(secondary) ? null : COLOR_TEXTS.invalid],
    ...envioErrors(draft),
    ...Object.entries(checkRanges(draft).errors),
    ...DISCOUNT_ROLES.map((role): [string, string | null] => [
      `descuentos.limites.${role}.valor`,
      shareError(draft.limites[role]),
    ]),
    ['descuentos.motivo_desde', percentError(draft.motivo)],
    ['recargo_express.valor', shareError(draft.recargo)],
    ['dias_entrega', /^\d{1,2}$/.test(days.trim()) && Number(days) <= 30 ? null : TICKET_TEXTS.invalidDays],
    ['mensaje_lista', messageError(draft.mensaje)],
    ['aviso_privacidad', privacyNoticeError(draft.privacidad)],
    ...issuerErrors(normalizeIssuer(draft.emisor)).map(({ campo: field, mensaje: message }): [string, string] => [
      `emisor.${field}`,
      message,
    ]),
  ];
  return Object.fromEntries(entries.flatMap(([field, message]) => (message ? [[field, message]] : [])));
}
