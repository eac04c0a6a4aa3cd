import { type Identity, SaveIdentity } from '@lavanda/shared/contract/schemas/tenant';
import { unknownFields } from '@lavanda/shared/domain/notice';
import { privacyNoticeError } from '@lavanda/shared/domain/privacyNotice';
import { normalizeIssuer } from '@lavanda/shared/domain/receipt';
import { oneSpace } from '@lavanda/shared/domain/text';
import type { Transaction } from 'kysely';
import { Value } from 'typebox/value';
import { requireAllClosed } from '../caja/stopCortes.ts';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { type FieldError, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { checkEnvioConfig } from './checkEnvioConfig.ts';
import { checkDiscountConfig, checkShare, writeDiscounts, writeShare } from './checkMoneyRules.ts';
import { changedIssuer, checkIssuer, ISSUER_COLUMNS, issuerOf, issuerRow } from './issuer.ts';
import { SESSION_COLUMNS, sessionIdentity } from './sessionIdentity.ts';
import { TEXTS } from './texts.ts';

// The columns are named, so that prepared statements still work after a newer server adds a column (docs/operating.md).
const COLUMNS = [
  'id',
  'nombre',
  ...SESSION_COLUMNS,
  'forma_sat_link',
  'ticket_ancho',
  'ticket_legal',
  ...ISSUER_COLUMNS,
] as const;

/** The laundry's identity, with the fields that users edit under 'Tu Lavandería'. */
export async function readIdentity(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<Identity> {
  const row = await tx.selectFrom('tenants').select(COLUMNS).where('id', '=', tenantId).executeTakeFirstOrThrow();
  return {
    _id: row.id,
    nombre: row.nombre,
    ...sessionIdentity(row),
    forma_sat_link: row.forma_sat_link,
    ticket_ancho: row.ticket_ancho,
    ticket_legal: row.ticket_legal,
    emisor: issuerOf(row),
    avisos: checkEnvioConfig(row.envio).warnings,
  };
}

/** The changes in the form of the trail, where each money rule is one sentence. */
function forTrail(
  { descuentos: discounts, recargo_express: surcharge, emisor: issuer, ...changes }: SaveIdentity,
  before: Identity,
): object {
  return {
    ...changes,
    ...(issuer && before.emisor && changedIssuer(before.emisor, issuer)),
    ...(discounts && { descuentos: writeDiscounts(discounts) }),
    ...(surcharge !== undefined && { recargo_express: writeShare(surcharge, TEXTS.noSurcharge) }),
  };
}

/** Checks the changed fields against their rules. @throws HttpProblem 422 naming the wrong fields */
function requireValid({
  nombre: name,
  envio,
  descuentos: discounts,
  recargo_express: surcharge,
  mensaje_lista: readyMessage = '',
  aviso_privacidad: privacyNotice = '',
  emisor: issuer,
}: SaveIdentity): void {
  const campos: FieldError[] = [
    ...checkDiscountConfig(discounts),
    ...checkShare('recargo_express', surcharge),
    ...checkIssuer(issuer),
  ];
  const unknown = unknownFields(readyMessage);
  if (unknown.length > 0) campos.push({ campo: 'mensaje_lista', mensaje: TEXTS.unknownFields(unknown) });
  const badNotice = privacyNoticeError(privacyNotice);
  if (badNotice) campos.push({ campo: 'aviso_privacidad', mensaje: badNotice });
  if (name?.trim() === '') campos.push({ campo: 'nombre', mensaje: TEXTS.nombre });
  if (envio) campos.push(...checkEnvioConfig(envio).errors);
  if (campos[0]) throw new HttpProblem(422, campos[0].mensaje, campos);
}

/**
 * Changes the identity fields that are sent. Signed-in users get the new values with their next call of authData (the session's
 * data). Saved notas keep their envio.
 * @throws HttpProblem 422 naming the wrong fields; 409 when cortes are switched off while a turno is open
 */
export async function saveIdentity(db: Database, session: Session, sent: SaveIdentity): Promise<Identity> {
  // Fields outside the contract are removed, because the change is stored as it is (trail, envio rule).
  const cleaned = Value.Clean(SaveIdentity, sent) as SaveIdentity;
  const changes = { ...cleaned, ...(cleaned.emisor && { emisor: normalizeIssuer(cleaned.emisor) }) };
  requireValid(changes);
  const { tenantId } = session;
  const {
    colores: colors,
    envio,
    nombre: name,
    ticket_legal: ticketLegal,
    dias_entrega: deliveryDays,
    ticket_ancho: ticketWidth,
    logo,
    logo_ico,
    descuentos: discounts,
    recargo_express: surcharge,
    mensaje_lista: readyMessage,
    aviso_privacidad: privacyNotice,
    usa_corte: usesCortes,
    forma_sat_link: linkForm,
    emisor: issuer,
  } = changes;
  const row = {
    ...(name === undefined ? {} : { nombre: oneSpace(name) }),
    ...(colors ? { color_primario: colors.primario.toLowerCase(), color_secundario: colors.secundario.toLowerCase() } : {}),
    ...(envio ? { envio: JSON.stringify(envio) } : {}),
    ...(discounts ? { descuentos: JSON.stringify(discounts) } : {}),
    ...(surcharge === undefined ? {} : { recargo_express: surcharge && JSON.stringify(surcharge) }),
    ...(readyMessage === undefined ? {} : { mensaje_lista: readyMessage.trim() }),
    ...(privacyNotice === undefined ? {} : { aviso_privacidad: privacyNotice.trim() }),
    ...(usesCortes === undefined ? {} : { usa_corte: usesCortes }),
    ...(linkForm === undefined ? {} : { forma_sat_link: linkForm }),
    ...(deliveryDays === undefined ? {} : { dias_entrega: deliveryDays }),
    ...(ticketWidth === undefined ? {} : { ticket_ancho: ticketWidth }),
    ...(ticketLegal === undefined ? {} : { ticket_legal: ticketLegal.trim() }),
    ...(issuer && issuerRow(issuer)),
    ...(logo === undefined ? {} : { logo, logo_ticket: '' }),
    ...(logo_ico === undefined ? {} : { logo_ico }),
  };
  return withTenant(db, tenantId, async (tx) => {
    if (Object.keys(row).length > 0) {
      const before = await readIdentity(tx, tenantId);
      await tx.updateTable('tenants').set(row).where('id', '=', tenantId).execute();
      if (usesCortes === false) await requireAllClosed(tx, tenantId);
      await note(tx, session, 'identidad.modificar', forTrail(changes, before));
    }
    return readIdentity(tx, tenantId);
  });
}
