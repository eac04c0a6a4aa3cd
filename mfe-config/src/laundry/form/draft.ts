import { DEFAULT_DISCOUNTS } from '@lavanda/shared/contract/moneyRules';
import type { DiscountConfig, EnvioConfig, Identity, SaveIdentity } from '@lavanda/shared/contract/schemas/tenant';
import { DISCOUNT_ROLES, type DiscountRole } from '@lavanda/shared/domain/discount';
import { type Centavos, centavosToPesos, MAX_AMOUNT } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { READY_NOTICE } from '@lavanda/shared/domain/notice';
import { EMPTY_ISSUER, type Issuer, normalizeIssuer } from '@lavanda/shared/domain/receipt';
import { LINK_FORMS, type LinkForm } from '@lavanda/shared/domain/satForm';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { toHex } from '../colors/hex';
import { percentConfig, type ShareDraft, sameShare, shareConfig, shareDraft } from '../discounts/shares';
import { asAmount } from '../envio/amounts';
import { issuerDraft, sameIssuer } from '../receipt/issuerDraft';

/** A range as typed, in pesos; an empty `max` means no limit. */
export interface RangeRow {
  /** React key of the row, because ranges have no id. */
  key: string;
  min: string;
  max: string;
  envio: string;
}

/** The values of the identity's form, as typed. */
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
  /** Message that a nota is ready; for a laundry without its own, the product's message. */
  mensaje: string;
  /** Privacy notice: its URL, or its text. */
  privacidad: string;
  limites: Readonly<Record<DiscountRole, ShareDraft>>;
  /** Percentage above which a discount needs a reason; '' when no discount needs one. */
  motivo: string;
  recargo: ShareDraft;
  emisor: Issuer;
  /** True when the laundry uses 'corte de caja'. */
  cortes: boolean;
  /** SAT's code for pagos by payment link (`SatForm`). */
  linkForm: LinkForm;
}

export function draftOf({
  nombre: name,
  colores: colors,
  envio,
  dias_entrega: deliveryDays,
  ticket_ancho: ticketWidth,
  ticket_legal: ticketLegal,
  descuentos: discounts = DEFAULT_DISCOUNTS,
  recargo_express: surcharge,
  mensaje_lista: readyMessage = '',
  aviso_privacidad: privacyNotice = '',
  emisor: issuer = EMPTY_ISSUER,
  usa_corte: usesCortes = false,
  forma_sat_link: linkForm = LINK_FORMS[0],
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
    mensaje: readyMessage || READY_NOTICE,
    privacidad: privacyNotice,
    limites: {
      user: shareDraft(discounts.limites.user),
      admin: shareDraft(discounts.limites.admin),
      superuser: shareDraft(discounts.limites.superuser),
    },
    motivo: discounts.motivo_desde === null ? '' : String(discounts.motivo_desde),
    recargo: shareDraft(surcharge),
    emisor: issuerDraft(issuer),
    cortes: usesCortes,
    linkForm,
  };
}

/** Parses an amount to centavos, so that amounts written differently compare equal; returns other text unchanged. */
const comparable = (text: string): number | string => parseAmount(text) ?? text;

/** The envio rule as a string, to compare the rules of two drafts. */
function envioDigest({ tipo: type, monto: amount, rangos: ranges }: Draft): string {
  return JSON.stringify([type, comparable(amount), ranges.map(({ min, max, envio }) => [min, max, envio].map(comparable))]);
}

const color = (text: string): string => (toHex(text) ?? text).toLowerCase();

/** The fields to save: those with different values in `now` and `base`. */
export function changed(base: Draft, now: Draft): ReadonlySet<keyof SaveIdentity> {
  const distinct: Record<string, boolean> = {
    nombre: base.nombre !== now.nombre.trim(),
    colores: color(base.primario) !== color(now.primario) || color(base.secundario) !== color(now.secundario),
    envio: envioDigest(base) !== envioDigest(now),
    dias_entrega: base.dias !== now.dias.trim(),
    ticket_ancho: base.ancho !== now.ancho,
    ticket_legal: base.legal !== now.legal.trim(),
    aviso_privacidad: base.privacidad !== now.privacidad.trim(),
    mensaje_lista: base.mensaje !== (now.mensaje.trim() || READY_NOTICE),
    descuentos:
      comparable(base.motivo) !== comparable(now.motivo.trim()) ||
      DISCOUNT_ROLES.some((role) => !sameShare(base.limites[role], now.limites[role])),
    recargo_express: !sameShare(base.recargo, now.recargo),
    emisor: !sameIssuer(base.emisor, now.emisor),
    usa_corte: base.cortes !== now.cortes,
    forma_sat_link: base.linkForm !== now.linkForm,
  };
  return new Set((Object.keys(distinct) as (keyof SaveIdentity)[]).filter((field) => distinct[field]));
}

function quantity(text: string): Centavos | null {
  const centavos = parseAmount(text);
  return centavos !== null && centavos <= MAX_AMOUNT ? centavos : null;
}

/**
 * The draft's envio rule in the API's format. Also contains complete values of the rules not in use, so that the user can
 * return to them.
 */
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

function discountsOf({ limites: limits, motivo: above }: Draft): DiscountConfig {
  return {
    limites: {
      user: shareConfig(limits.user),
      admin: shareConfig(limits.admin),
      superuser: shareConfig(limits.superuser),
    },
    motivo_desde: percentConfig(above),
  };
}

/** Body of the save, with the changed fields only. The draft must be valid. */
export function toRequestBody(base: Draft, now: Draft): SaveIdentity {
  const changedFields = changed(base, now);
  return {
    ...(changedFields.has('nombre') && { nombre: now.nombre.trim() }),
    ...(changedFields.has('colores') && { colores: { primario: color(now.primario), secundario: color(now.secundario) } }),
    ...(changedFields.has('envio') && { envio: envioOf(now) }),
    ...(changedFields.has('dias_entrega') && { dias_entrega: Number(now.dias) }),
    ...(changedFields.has('ticket_ancho') && { ticket_ancho: now.ancho }),
    ...(changedFields.has('ticket_legal') && { ticket_legal: now.legal.trim() }),
    ...(changedFields.has('aviso_privacidad') && { aviso_privacidad: now.privacidad.trim() }),
    // '' stands for the product's message, so that the laundry also gets later versions of it.
    ...(changedFields.has('mensaje_lista') && { mensaje_lista: now.mensaje.trim() === READY_NOTICE ? '' : now.mensaje.trim() }),
    ...(changedFields.has('descuentos') && { descuentos: discountsOf(now) }),
    ...(changedFields.has('recargo_express') && { recargo_express: shareConfig(now.recargo) }),
    ...(changedFields.has('emisor') && { emisor: normalizeIssuer(now.emisor) }),
    ...(changedFields.has('usa_corte') && { usa_corte: now.cortes }),
    ...(changedFields.has('forma_sat_link') && { forma_sat_link: now.linkForm }),
  };
}
