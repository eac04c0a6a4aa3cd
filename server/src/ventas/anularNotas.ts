import type { StatusNota } from '@lavanda/shared/domain/nota';
import { veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { conReintentos } from '../db/reintentos.ts';
import { enTenant } from '../db/tenencia.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import type { Pago } from './nota.ts';
import { aplicarResumen, deltasResumen } from './resumen.ts';
import { TEXTOS } from './textos.ts';

async function anularUna(tx: Transaction<Esquema>, sesion: Sesion, id: string): Promise<boolean> {
  const nota = await tx
    .selectFrom('notas')
    .selectAll()
    .where('tenant_id', '=', sesion.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!nota || (nota.sucursal_id !== sesion.sucursalId && !veTodasLasSucursales(sesion.rol)))
    throw new Problematico(404, TEXTOS.noExiste);
  if (nota.anulada_en !== null) return false;
  const { rows } = await sql<{ pagos: Pago[] | null }>`
    select json_agg(json_build_object('id', id, 'fecha', fecha, 'monto', monto, 'metodo', metodo, 'reversaDe', reversa_de)) as pagos
    from pagos where tenant_id = ${sesion.tenantId} and nota_id = ${id}`.execute(tx);
  const version = nota.version + 1;
  await tx
    .updateTable('notas')
    .set({ anulada_en: sql<string>`now()`, anulada_por: sesion.usuarioId, version })
    .where('tenant_id', '=', sesion.tenantId)
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('nota_historia')
    .values({
      tenant_id: sesion.tenantId,
      nota_id: id,
      version,
      usuario_id: sesion.usuarioId,
      operacion: null,
      cambio: sql`'{"anulada": [false, true]}'::jsonb`,
    })
    .execute();
  const antes = {
    clienteId: nota.cliente_id,
    fecha: nota.fecha,
    total: nota.total,
    abonos: nota.abonos,
    aDomicilio: nota.a_domicilio,
    factura: nota.factura,
    express: nota.express,
    status: Number(nota.status) as StatusNota,
    pagos: rows[0]?.pagos ?? [],
    sucursalId: nota.sucursal_id,
    anulada: false,
  };
  await aplicarResumen(tx, sesion.tenantId, deltasResumen(antes, null));
  return true;
}

/**
 * Voids notes, all or none; one already voided counts as done. Who and when are kept.
 * @returns how many were voided now
 * @throws 404 when one doesn't exist or is of a branch the session may not touch
 */
export async function anularNotas(base: Base, sesion: Sesion, items: readonly string[]): Promise<number> {
  const ids = [...new Set(items.map((id) => id.toLowerCase()))].sort();
  return conReintentos(() =>
    enTenant(base, sesion.tenantId, async (tx) => {
      let anuladas = 0;
      for (const id of ids) if (await anularUna(tx, sesion, id)) anuladas++;
      return anuladas;
    }),
  );
}
