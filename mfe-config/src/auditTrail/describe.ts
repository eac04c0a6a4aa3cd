import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import { formatMoney, formatPesos, toCents } from '@lavanda/shared/domain/money';
import { ROLE_NAMES, ROLES } from '@lavanda/shared/domain/roles';
import { ACTION_TEXTS, DIFFERENCE_TEXTS, FIELD_TEXTS, NOTA_TEXTS, STATUS_TEXTS, TEXTS as T } from './texts';

type Change = TrailEntry['cambios'][number];

const AMOUNTS = new Set([
  ...['abonos', 'ajuste', 'descuentos', 'envio', 'monto', 'precio', 'recargo', 'total'],
  ...['fondo', 'importe', 'esperado', 'contado', 'retirado'],
  ...Object.keys(DIFFERENCE_TEXTS),
]);

/** Describes an entry in one sentence: who did what, and to what. */
export function headline({ accion: action, persona: actor, asunto: about, nota }: TrailEntry): string {
  const person = actor?.nombre ?? T.nobody;
  const subject = action.startsWith('nota.') ? (nota ? NOTA_TEXTS.nota(nota.folio) : NOTA_TEXTS.unknown) : (about ?? '');
  // A newer server may record actions that this version has no text for.
  const sentence = ACTION_TEXTS[action] ?? ((who: string, what: string) => `${who}: ${action} ${what}`);
  return sentence(person, subject).trim();
}

/** The details of an entry, one line each, such as its nota, reason, pagos, changed fields and the IP address of a sign-in. */
export function details(entry: TrailEntry): string[] {
  const { nota, pagos, cambios: changes, motivo: reason, direccion: address, enviada_por: sender, chofer: driver } = entry;
  return [
    ...(nota ? [`${nota.cliente} · ${nota.sucursal}`] : []),
    ...(sender ? [T.sentBy(sender)] : []),
    ...(driver ? [T.onRoute(driver)] : []),
    ...(reason === null ? [] : [T.reason(reason)]),
    ...pagos.map(({ monto: amount, metodo: method }) =>
      amount < 0 ? T.reversal(formatMoney(-toCents(amount)), method) : T.payment(formatPesos(amount), method),
    ),
    ...changes.map(describeChange),
    ...(address === null ? [] : [T.address(address)]),
  ];
}

function describeChange({ campo: field, antes: before, despues: later }: Change): string {
  const name = FIELD_TEXTS[field] ?? DIFFERENCE_TEXTS[field] ?? field;
  const after = valueText(field, later);
  return before === null || before === '' ? T.set(name, after) : T.changed(name, valueText(field, before), after);
}

function valueText(field: string, value: Change['antes']): string {
  if (value === null || value === '') return T.nothing;
  if (typeof value === 'boolean') return value ? T.yes : T.no;
  if (field === 'status') return STATUS_TEXTS[String(value)] ?? String(value);
  const role = field === 'rol' && ROLES.find((one) => one === value);
  if (role) return ROLE_NAMES[role];
  return typeof value === 'number' && AMOUNTS.has(field) ? formatPesos(value) : String(value);
}
