import type { EnvioConfig, Identity, SaveIdentity } from '@lavanda/shared/contract/schemas/tenant';
import { type Centavos, centavosToPesos, MAX_AMOUNT } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { aHex } from '../colors/hex';
import { asAmount } from '../envio/amounts';

/** A range as typed, in pesos; an empty `max` means no limit. */
export interface RangeRow {
  /** React key: rows have no id. */
  key: string;
  min: string;
  max: string;
  envio: string;
}

/** The identity as the form holds it: every field as typed. */
export interface Draft {
  nombre: string;
  primario: string;
  secundario: string;
  tipo: EnvioConfig['rulesType'];
  monto: string;
  rangos: readonly RangeRow[];
  dias: string;
  ancho: Identity['ticket_ancho'];
  legal: string;
}

export function draftOf({
  nombre: name,
  colores: colors,
  envio,
  dias_entrega: deliveryDays,
  ticket_ancho: ticketWidth,
  ticket_legal: ticketLegal,
}: Identity): Draft {
  const { conCosto: withCost, rango: range = [] } = envio.rules;
  return {
    nombre: name,
    primario: colors.primario.toUpperCase(),
    secundario: colors.secundario.toUpperCase(),
    tipo: envio.rulesType,
    monto: withCost ? asAmount(withCost.monto) : '',
    rangos: range.map(({ min, max, envio: cost }) => ({
      key: newId(),
      min: asAmount(min),
      max: max === undefined ? '' : asAmount(max),
      envio: asAmount(cost),
    })),
    dias: String(deliveryDays),
    ancho: ticketWidth,
    legal: ticketLegal,
  };
}

/** An amount in centavos, however it is written; text that isn't an amount is returned as is. */
const matched = (text: string): number | string => parseAmount(text) ?? text;

/** Digest of the envio rule, to compare two drafts. */
function envioDigest({ tipo: type, monto: amount, rangos: ranges }: Draft): string {
  return JSON.stringify([type, matched(amount), ranges.map(({ min, max, envio }) => [min, max, envio].map(matched))]);
}

const color = (text: string): string => (aHex(text) ?? text).toLowerCase();

/** Fields of the save that the draft changes. */
export function changed(base: Draft, now: Draft): ReadonlySet<keyof SaveIdentity> {
  const distinct: Record<string, boolean> = {
    nombre: base.nombre !== now.nombre.trim(),
    colores: color(base.primario) !== color(now.primario) || color(base.secundario) !== color(now.secundario),
    envio: envioDigest(base) !== envioDigest(now),
    dias_entrega: base.dias !== now.dias.trim(),
    ticket_ancho: base.ancho !== now.ancho,
    ticket_legal: base.legal !== now.legal.trim(),
  };
  return new Set((Object.keys(distinct) as (keyof SaveIdentity)[]).filter((field) => distinct[field]));
}

function quantity(text: string): Centavos | null {
  const centavos = parseAmount(text);
  return centavos !== null && centavos <= MAX_AMOUNT ? centavos : null;
}

/** The draft's envio rule for the API, with the complete values of the other rules so the user can go back to them. */
function envioOf({ tipo: type, monto: amount, rangos: ranges }: Draft): EnvioConfig {
  const cost = quantity(amount);
  const bands = ranges.flatMap(({ min, max, envio }) => {
    const [from, until, fixed] = [quantity(min), quantity(max), quantity(envio)];
    if (from === null || fixed === null || (until === null && max !== '')) return [];
    return [
      {
        min: centavosToPesos(from),
        ...(until === null ? {} : { max: centavosToPesos(until) }),
        envio: centavosToPesos(fixed),
      },
    ];
  });
  return {
    rulesType: type,
    rules: {
      ...(cost === null ? {} : { conCosto: { monto: centavosToPesos(cost) } }),
      ...(bands.length === 0 ? {} : { rango: bands }),
    },
  };
}

/** Body of the save: only what changed. The draft has to be valid. */
export function toRequestBody(base: Draft, now: Draft): SaveIdentity {
  const campos = changed(base, now);
  return {
    ...(campos.has('nombre') && { nombre: now.nombre.trim() }),
    ...(campos.has('colores') && { colores: { primario: color(now.primario), secundario: color(now.secundario) } }),
    ...(campos.has('envio') && { envio: envioOf(now) }),
    ...(campos.has('dias_entrega') && { dias_entrega: Number(now.dias) }),
    ...(campos.has('ticket_ancho') && { ticket_ancho: now.ancho }),
    ...(campos.has('ticket_legal') && { ticket_legal: now.legal.trim() }),
  };
}
