import { veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../../db/conexion.ts';
import type { Esquema } from '../../db/esquema.ts';
import { conReintentos } from '../../db/reintentos.ts';
import { enTenant } from '../../db/tenencia.ts';
import { Problematico } from '../../http/problema.ts';
import type { Sesion } from '../../http/sesion.ts';
import { bloquearNota, type Cabecera } from '../lockNota.ts';
import type { Pago } from '../nota.ts';
import { aplicarResumen, deltasResumen } from '../rollup/rollup.ts';
import { TEXTOS } from '../textos.ts';

async function pagosDe(tx: Transaction<Esquema>, tenantId: string, notaId: string): Promise<Pago[]> {
  const { rows } = await sql<{ pagos: Pago[] | null }>`
    select json_agg(json_build_object('id', id, 'fecha', fecha, 'monto', monto, 'metodo', metodo, 'reversaDe', reversa_de)) as pagos
    from pagos where tenant_id = ${tenantId} and nota_id = ${notaId}`.execute(tx);
  return rows[0]?.pagos ?? [];
}

/** @throws 404 when it doesn't exist or is of a branch the session may not touch */
async function bloqueada(tx: Transaction<Esquema>, sesion: Sesion, id: string): Promise<Cabecera> {
  const { cabecera } = await bloquearNota(tx, sesion.tenantId, id, null);
  if (!cabecera || (cabecera.sucursalId !== sesion.sucursalId && !veTodasLasSucursales(sesion.rol)))
    throw new Problematico(404, TEXTOS.noExiste);
  return cabecera;
}

/** Writes one note's new state, its history and the rollup's change. */
async function escribir(tx: Transaction<Esquema>, sesion: Sesion, nota: Cabecera, anulada: boolean): Promise<void> {
  const { tenantId, usuarioId } = sesion;
  const version = nota.version + 1;
  await tx
    .updateTable('notas')
    .set({ anulada_en: anulada ? sql<string>`now()` : null, anulada_por: anulada ? usuarioId : null, version })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', nota.id)
    .execute();
  const cambio = sql`${JSON.stringify({ anulada: [!anulada, anulada] })}::jsonb`;
  await tx
    .insertInto('nota_historia')
    .values({ tenant_id: tenantId, nota_id: nota.id, version, usuario_id: usuarioId, operacion: null, cambio })
    .execute();
  const contada = { ...nota, anulada: false, pagos: await pagosDe(tx, tenantId, nota.id) };
  await aplicarResumen(tx, tenantId, anulada ? deltasResumen(contada, null) : deltasResumen(null, contada));
}

/**
 * Voids notes or takes their void back, all or none; one that already stands as asked counts as done. Who and when are kept in the history.
 * @param revisar called with each note that would change, locked, before it does
 * @returns how many changed now
 * @throws 404 when one doesn't exist or is of a branch the session may not touch
 */
export async function marcarAnuladas(
  base: Base,
  sesion: Sesion,
  items: readonly string[],
  anulada: boolean,
  revisar: (tx: Transaction<Esquema>, nota: Cabecera) => Promise<void> = async () => undefined,
): Promise<number> {
  // In order, so that two sessions with the same notes wait for each other instead of deadlocking.
  const ids = [...new Set(items.map((id) => id.toLowerCase()))].sort();
  return conReintentos(() =>
    enTenant(base, sesion.tenantId, async (tx) => {
      let cambiadas = 0;
      for (const id of ids) {
        const nota = await bloqueada(tx, sesion, id);
        if (nota.anulada === anulada) continue;
        await revisar(tx, nota);
        await escribir(tx, sesion, nota, anulada);
        cambiadas++;
      }
      return cambiadas;
    }),
  );
}
