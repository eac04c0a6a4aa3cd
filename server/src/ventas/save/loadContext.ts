import { reglaDeEnvio } from '@lavanda/shared/contract/reglaDeEnvio';
import type { EnvioConfig } from '@lavanda/shared/contract/tenant';
import { diaEn } from '@lavanda/shared/domain/fechas';
import { puede } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Esquema } from '../../db/esquema.ts';
import type { Sesion } from '../../http/sesion.ts';
import type { Linea, Pago } from '../nota.ts';
import type { Entrada } from './input.ts';
import type { ServicioCatalogo } from './resolveLines.ts';
import type { Contexto } from './resolveNota.ts';

interface Fila {
  envio: EnvioConfig;
  dias_entrega: number;
  zona_horaria: string;
  lineas: Linea[] | null;
  pagos: Pago[] | null;
  cliente: Contexto['cliente'];
  catalogo: ServicioCatalogo[] | null;
  ajenos: string[] | null;
  /** An id that would be new is in use by another tenant. */
  de_otro_tenant: boolean;
  /** Another pickup waiting of the same customer in the branch. */
  pendiente: string | null;
}

export interface Leido {
  contexto: Contexto;
  lineas: Linea[];
  pagos: Pago[];
  deOtroTenant: boolean;
  pendiente: string | null;
}

/** Everything the rules need, in one statement, after the note's row is locked: its lines and payments can't change any more. */
export async function leerContexto(
  tx: Transaction<Esquema>,
  sesion: Sesion,
  entrada: Entrada,
  nota: { id: string; sucursalId: string; nueva: boolean },
): Promise<Leido> {
  const tenant = sesion.tenantId;
  const idsPagos = entrada.pagos.flatMap(({ id }) => id ?? []);
  const idsServicios = entrada.lineas.flatMap(({ servicioId }) => servicioId ?? []);
  const nombres = entrada.lineas.map(({ servicio }) => servicio);
  const idsNuevos = nota.nueva ? [nota.id, ...idsPagos] : idsPagos;
  const { rows } = await sql<Fila>`
    select t.envio, t.dias_entrega, s.zona_horaria,
      (select json_agg(json_build_object('id', l.id, 'servicioId', l.servicio_id, 'servicio', l.servicio, 'medida', l.medida,
         'cantidad', l.cantidad, 'precio', l.precio, 'importe', l.importe) order by l.orden)
       from lineas l where l.tenant_id = ${tenant} and l.nota_id = ${nota.id}) as lineas,
      (select json_agg(json_build_object('id', p.id, 'fecha', p.fecha, 'monto', p.monto, 'metodo', p.metodo, 'reversaDe', p.reversa_de) order by p.creado_en, p.id)
       from pagos p where p.tenant_id = ${tenant} and p.nota_id = ${nota.id}) as pagos,
      (select json_build_object('nombre', trim(c.nombre || ' ' || c.apellido), 'eliminado', c.eliminado_en is not null)
       from clientes c where c.tenant_id = ${tenant} and c.id = ${entrada.clienteId}) as cliente,
      (select json_agg(json_build_object('id', v.id, 'servicio', v.servicio, 'medida', v.medida, 'precio', v.precio, 'activo', v.activo) order by v.orden)
       from servicios v where v.tenant_id = ${tenant} and (v.id = any(${idsServicios}::uuid[]) or v.servicio = any(${nombres}::text[]))) as catalogo,
      (select json_agg(p.id) from pagos p where p.tenant_id = ${tenant} and p.id = any(${idsPagos}::uuid[]) and p.nota_id <> ${nota.id}) as ajenos,
      ${idsNuevos.length > 0 ? sql`ids_de_otro_tenant(${idsNuevos}::uuid[])` : sql`false`} as de_otro_tenant,
      (select n.id from notas n where n.tenant_id = ${tenant} and n.sucursal_id = s.id and n.cliente_id = ${entrada.clienteId}
         and n.status = -1 and n.anulada_en is null and n.id <> ${nota.id}) as pendiente
    from tenants t join sucursales s on s.tenant_id = t.id and s.id = ${nota.sucursalId}
    where t.id = ${tenant}`.execute(tx);
  const fila = rows[0];
  if (!fila) throw new Error('The session names a branch that does not exist');
  return {
    contexto: {
      regla: reglaDeEnvio(fila.envio),
      diasEntrega: fila.dias_entrega,
      hoy: diaEn(fila.zona_horaria, new Date()),
      puedeRevertir: puede(sesion.rol, 'pagos.revertir'),
      idsDeOtrasNotas: fila.ajenos ?? [],
      cliente: fila.cliente,
      catalogo: fila.catalogo ?? [],
    },
    lineas: fila.lineas ?? [],
    pagos: fila.pagos ?? [],
    deOtroTenant: fila.de_otro_tenant,
    pendiente: fila.pendiente,
  };
}
