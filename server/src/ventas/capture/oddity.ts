import type { Unit } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';

/** A point to review in a capture that was accepted nevertheless. 'Por revisar' shows both texts. */
export interface Odd {
  texto: string;
  /** Explains the point; '' without an explanation. */
  detalle: string;
}

const odd = (text: string, detail = ''): Odd => ({ texto: text, detalle: detail });

/**
 * @param sent the captured price as text
 * @param valid today's price as text
 */
export const oldPrice = (servicio: string, sent: string, valid: string) =>
  odd(`Precio anterior: ${sent}`, `${servicio} está hoy en ${valid}.`);
export const removedServicio = (servicio: string) => odd('Servicio eliminado', `${servicio} ya no está en el catálogo.`);
const UNIT_NAMES: Readonly<Record<Unit, string>> = { pz: 'por pieza', kg: 'por kg', flex: 'con precio libre' };
export const oldUnit = (servicio: string, unit: Unit) => odd('Medida anterior', `${servicio} se cobra hoy ${UNIT_NAMES[unit]}.`);
export const inCatalog = (name: string) => odd('Artículo libre', `«${name}» está hoy en el catálogo.`);
export const removedCliente = (name: string) => odd('Cliente eliminado', `${name} se eliminó antes de que llegara la nota.`);
const CHARGES = { envio: 'Envío', recargo: 'Servicio express' } as const;
export const oldCharge = (charge: keyof typeof CHARGES, sent: string, valid: string) =>
  odd(`${CHARGES[charge]} anterior: ${sent}`, `Hoy sería de ${valid}.`);
export const oldDiscount = (sent: string, max: string) =>
  odd(`Descuento sobre el límite: ${sent}`, `Hoy ese rol puede descontar hasta ${max} de esta nota.`);
export const unexplainedDiscount = (sent: string) => odd(`Descuento sin motivo: ${sent}`, 'Hoy ese descuento lleva motivo.');
export const collectedTwice = (credit: string, cliente: string) =>
  odd('Cobrado en dos cajas', `Sobran ${credit}: quedan como saldo a favor de ${cliente}.`);
export const collectedTwiceInFavor = (favor: string) =>
  odd('Cobrado en dos cajas', `Sobran ${favor}: quedan a favor en la nota, porque su cliente fue eliminado.`);
export const changedMeanwhile = () =>
  odd('Cobrada sobre una versión anterior', 'Otro equipo cambió la nota mientras tanto; lo cobrado se agregó a lo guardado.');
export const collectedVoided = () =>
  odd('Cobrada después de eliminarse', 'Otro equipo la había eliminado; se restauró con lo que este equipo cobró o entregó.');
export const twoPickups = () =>
  odd('Dos recolecciones pendientes', 'El cliente ya tenía otra: elimina la que sobre, o recolecta las dos.');
export const correctedClock = (captured: string, day: string) =>
  odd('Reloj corregido', `El equipo decía ${captured}; cuenta el ${day}.`);
export const takenClave = (printed: string, given: string) =>
  odd(`Clave repetida: ${printed}`, `Ya era de otra captura: el ticket dice ${printed} y la nota quedó como ${given}.`);
export const takenPlace = (place: string, nota: string, cliente: string) =>
  odd(`Lugar ocupado: ${place}`, `Ahí está la nota ${nota} de ${cliente}: busca otro lugar.`);

const countOf = (pieces: number) => (pieces === 1 ? '1 pieza' : `${pieces} piezas`);
export const otherPieces = (sent: number, stored: number) =>
  odd(`Etiquetas de otro equipo: ${countOf(sent)}`, `La nota ya tenía ${countOf(stored)}: revisa qué etiquetas lleva la ropa.`);

/**
 * Adds the points to review to the locked nota. A point that no user has marked as seen yet isn't added again.
 * @param captured when the capture was made; null for now
 */
export async function writeOdds(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  odds: readonly Odd[],
  captured: Date | null,
): Promise<void> {
  if (odds.length === 0) return;
  await sql`insert into revisiones (tenant_id, nota_id, id, texto, detalle, capturado_en)
    select ${tenantId}::uuid, ${notaId}::uuid,
      (select coalesce(max(o.id), 0) from revisiones o where o.tenant_id = ${tenantId} and o.nota_id = ${notaId})
        + row_number() over (order by x.orden), x.texto, x.detalle, coalesce(${captured?.toISOString() ?? null}::timestamptz, now())
    from jsonb_to_recordset(${JSON.stringify(odds.map((one, index) => ({ ...one, orden: index })))}::jsonb) as x(texto text, detalle text, orden int)
    where not exists (select from revisiones r where r.tenant_id = ${tenantId} and r.nota_id = ${notaId} and r.revisada_en is null
      and r.texto = x.texto and r.detalle = x.detalle)`.execute(tx);
}
