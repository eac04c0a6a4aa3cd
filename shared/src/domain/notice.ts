/** Longest aviso that a tenant may write for its clientes, characters. */
export const MAX_NOTICE = 1_000;

/** The fields that an aviso's text may contain, each as its name in braces. */
export const NOTICE_FIELDS = ['nombre', 'lavanderia', 'sucursal', 'nota', 'piezas', 'saldo', 'horario', 'ticket'] as const;
export type NoticeField = (typeof NOTICE_FIELDS)[number];

/** The message that a nota is ready, for tenants without one of their own. */
export const READY_NOTICE = `Hola, {nombre}. Tu ropa ya está lista en {lavanderia}, sucursal {sucursal}.
Nota {nota}. {piezas}
Saldo {saldo}.
Horario: {horario}
Tu ticket: {ticket}`;

const FIELD = /\{([^{}]*)\}/g;

/** Names in braces that aren't fields of a message, such as '{apellido}'. */
export function unknownFields(template: string): string[] {
  const names = [...template.matchAll(FIELD)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !NOTICE_FIELDS.some((known) => known === name)))];
}

/**
 * A message with its fields filled in. A line such as 'Saldo {saldo}.' is left out when all of its fields are empty.
 * @param template the tenant's text; a blank one means `READY_NOTICE`
 */
export function noticeText(template: string, values: Readonly<Partial<Record<NoticeField, string>>>): string {
  const filled = (name: string) => values[name as NoticeField] ?? '';
  const lines = (template.trim() || READY_NOTICE).split('\n').filter((line) => {
    const names = [...line.matchAll(FIELD)].map(([, name = '']) => name);
    return names.length === 0 || names.some((name) => filled(name) !== '');
  });
  return lines.map((line) => line.replace(FIELD, (_, name: string) => filled(name)).trimEnd()).join('\n');
}

/** The first word of a cliente's name, for the greeting. */
export function greetingName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}

/** Address that opens WhatsApp with a message to a phone in E.164; null without a phone. */
export function whatsAppUrl(phone: string, text: string): string | null {
  // wa.me takes the country code and the number, without '+'.
  const number = phone.replace('+', '');
  return number === '' ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
