import { type Centavos, formatMoney } from './money.ts';
import { amountDue } from './nota.ts';
import { greetingName } from './notice.ts';

/** How long the server waits for WhatsApp's API at most, ms. */
export const WHATSAPP_WAIT_MS = 30_000;

/** Longest values of a tenant's account at the WhatsApp Cloud API, characters. */
export const MAX_TOKEN = 1_000;
export const MAX_PHONE_ID = 30;
export const MAX_TEMPLATE = 512;
export const MAX_LANGUAGE = 10;

/** The account as it is typed; without a token, the stored one stays. */
export interface NoticeApiAccount {
  token?: string;
  telefono_id: string;
  plantilla: string;
  idioma: string;
}

type Field = keyof NoticeApiAccount;

/** The pattern of each field, and the message when it doesn't match. The token goes into a header, so it has no spaces. */
const RULES: readonly (readonly [Field, RegExp, string])[] = [
  ['token', /^[\x21-\x7e]{20,1000}$/, 'Pega el token completo, sin espacios.'],
  ['telefono_id', /^\d{5,30}$/, 'Escribe el identificador del teléfono: son solo números, y no es el teléfono mismo.'],
  ['plantilla', /^[a-z0-9_]{1,512}$/, 'Escribe el nombre de la plantilla: minúsculas, números y guiones bajos.'],
  ['idioma', /^[a-z]{2,3}(_[A-Z]{2})?$/, 'Escribe el código del idioma de la plantilla, por ejemplo es_MX.'],
];

/** The account without spaces around the typed or pasted values. */
export function normalizeNoticeApi(account: NoticeApiAccount): NoticeApiAccount {
  return {
    ...(account.token !== undefined && { token: account.token.trim() }),
    telefono_id: account.telefono_id.trim(),
    plantilla: account.plantilla.trim(),
    idioma: account.idioma.trim(),
  };
}

/** The errors of a normalized account, in the order of its fields. */
export function noticeApiErrors(account: NoticeApiAccount): { campo: Field; mensaje: string }[] {
  return RULES.flatMap(([field, pattern, message]) => {
    const value = account[field];
    return value === undefined || pattern.test(value) ? [] : [{ campo: field, mensaje: message }];
  });
}

/** The values that fill in the template's variables, in the variables' order. @param nota the nota's clave, or else its folio */
export function noticeParameters(name: string, nota: string, saldo: Centavos, ticket: string): readonly string[] {
  return [greetingName(name), nota, formatMoney(amountDue(saldo)), ticket];
}

/**
 * Sample parameters of the template, for the test message of an account and for the preview.
 * @param site address of the laundry's Lavanda
 */
export function sampleParameters(site: string): readonly string[] {
  return noticeParameters('Ana Sofía', 'B412', 8_500, `${site}/t/q7Yk4mB2`);
}

/**
 * Text of the template to register: its variables are the cliente's name, the nota, the saldo and the ticket's address, in this
 * order. WhatsApp refuses a template that begins or ends with a variable.
 */
export function templateText(laundry: string): string {
  return `Hola, {{1}}. Tu ropa ya está lista en ${laundry}.
Nota {{2}}. Saldo: {{3}}.
Tu ticket: {{4}}
¡Te esperamos!`;
}

/** A template's text with its variables filled in. */
export function filledTemplate(text: string, parameters: readonly string[]): string {
  return text.replace(/\{\{(\d+)\}\}/g, (written, position: string) => parameters[Number(position) - 1] ?? written);
}
