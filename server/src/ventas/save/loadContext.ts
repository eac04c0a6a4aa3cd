import { envioRule } from '@lavanda/shared/contract/envioRule';
import { discountRules, shareOfConfig } from '@lavanda/shared/contract/moneyRules';
import type { DiscountConfig, EnvioConfig, ShareConfig } from '@lavanda/shared/contract/schemas/tenant';
import { firstOpenDay } from '@lavanda/shared/domain/closedMonth';
import { discountOfRole } from '@lavanda/shared/domain/discount';
import { can } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import { readClock } from '../capture/clock.ts';
import type { Line, Pago } from '../nota.ts';
import type { CatalogServicio } from './catalog.ts';
import type { Input } from './input.ts';
import type { Context } from './resolveNota.ts';

interface Row {
  envio: EnvioConfig;
  descuentos: DiscountConfig;
  recargo_express: ShareConfig | null;
  dias_entrega: number;
  zona_horaria: string;
  lineas: Line[] | null;
  pagos: Pago[] | null;
  cliente: Context['cliente'];
  catalogo: CatalogServicio[] | null;
  ajenos: string[] | null;
  /** Whether an id that the save would create belongs to another tenant already. */
  de_otro_tenant: boolean;
  /** Id of another pending recoleccion of the cliente in the sucursal; null without one. */
  pendiente: string | null;
}

export interface ReadResult {
  context: Context;
  lineas: Line[];
  pagos: Pago[];
  /** When the new pagos were captured; null when that is unknown or can't be true. */
  captured: Date | null;
  ofOtherTenant: boolean;
  pending: string | null;
}

/** Reads everything that `resolveNota` needs. The nota's row must be locked first, so that its lines and pagos can't change. */
export async function loadContext(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  input: Input,
  nota: { id: string; sucursalId: string; isNew: boolean },
): Promise<ReadResult> {
  const tenant = session.tenantId;
  const pagoIds = input.pagos.flatMap(({ id }) => id ?? []);
  const servicioIds = input.lineas.flatMap(({ servicioId }) => servicioId ?? []);
  const names = input.lineas.map(({ servicio }) => servicio);
  // A flex line can't have the name of a priced servicio, so all priced servicios on sale are read to compare the names.
  const withFlex = input.lineas.some(({ medida: unit }) => unit === null || unit === 'flex');
  const newIds = nota.isNew ? [nota.id, ...pagoIds] : pagoIds;
  const { rows } = await sql<Row>`
    select t.envio, t.descuentos, t.recargo_express, t.dias_entrega, s.zona_horaria,
      (select json_agg(json_build_object('id', l.id, 'servicioId', l.servicio_id, 'servicio', l.servicio, 'medida', l.medida,
         'cantidad', l.cantidad, 'precio', l.precio, 'importe', l.importe,
         'observaciones', json_build_object('marcas', l.marcas, 'detalle', l.observaciones)) order by l.orden)
       from lineas l where l.tenant_id = ${tenant} and l.nota_id = ${nota.id}) as lineas,
      (select json_agg(json_build_object('id', p.id, 'fecha', p.fecha, 'monto', p.monto, 'metodo', p.metodo, 'reversaDe', p.reversa_de,
         'tarjeta', p.tarjeta, 'formaSat', p.forma_sat) order by p.creado_en, p.id)
       from pagos p where p.tenant_id = ${tenant} and p.nota_id = ${nota.id}) as pagos,
      (select json_build_object('nombre', trim(c.nombre || ' ' || c.apellido), 'eliminado', c.eliminado_en is not null)
       from clientes c where c.tenant_id = ${tenant} and c.id = ${input.clienteId}) as cliente,
      (select json_agg(json_build_object('id', v.id, 'servicio', v.servicio, 'medida', v.medida, 'precio', v.precio, 'activo', v.activo) order by v.orden)
       from servicios v where v.tenant_id = ${tenant} and (v.id = any(${servicioIds}::uuid[]) or v.servicio = any(${names}::text[])
         or (${withFlex}::boolean and v.activo and v.medida <> 'flex'))) as catalogo,
      (select json_agg(p.id) from pagos p where p.tenant_id = ${tenant} and p.id = any(${pagoIds}::uuid[]) and p.nota_id <> ${nota.id}) as ajenos,
      ${newIds.length > 0 ? sql`ids_de_otro_tenant(${newIds}::uuid[])` : sql`false`} as de_otro_tenant,
      (select n.id from notas n where n.tenant_id = ${tenant} and n.sucursal_id = s.id and n.cliente_id = ${input.clienteId}
         and n.status = -1 and n.anulada_en is null and n.id <> ${nota.id} order by n.repetida limit 1) as pendiente
    from tenants t join sucursales s on s.tenant_id = t.id and s.id = ${nota.sucursalId}
    where t.id = ${tenant}`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('The session names a branch that does not exist');
  const { moment: captured, today, day: capturedDay, odds, isAhead } = readClock(input, row.zona_horaria, new Date());
  return {
    context: {
      rule: envioRule(row.envio),
      surcharge: shareOfConfig(row.recargo_express),
      discounts: discountOfRole(discountRules(row.descuentos), session.rol),
      deliveryDays: row.dias_entrega,
      today,
      capturedDay,
      odds,
      isAhead,
      canReverse: can(session.rol, 'pagos.revertir'),
      firstOpenDay: can(session.rol, 'meses.cerrados') ? null : firstOpenDay(input.late ? capturedDay : today),
      idsOfOtherNotas: row.ajenos ?? [],
      cliente: row.cliente,
      catalog: row.catalogo ?? [],
    },
    lineas: row.lineas ?? [],
    pagos: row.pagos ?? [],
    captured,
    ofOtherTenant: row.de_otro_tenant,
    pending: row.pendiente,
  };
}
