import type { Puntero } from '@lavanda/shared/domain/entrega';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { Problematico } from '../http/problema.ts';
import { anotar } from './guardar.ts';

/** Who gets a version, besides who has it already. */
export interface Alcance {
  porcentaje?: number | undefined;
  tenant?: string | undefined;
  todos?: boolean | undefined;
}

/** @throws Problematico 404 for a version that isn't published or a laundry that doesn't exist, 422 without saying for whom */
export async function promover(
  base: Base,
  remoto: string,
  quien: string,
  pedida: string | undefined,
  alcance: Alcance,
): Promise<void> {
  const { porcentaje, tenant, todos } = alcance;
  if (porcentaje === undefined && tenant === undefined && !todos) {
    throw new Problematico(422, 'Di para quién: un porcentaje, una lavandería o todos.');
  }
  await base.kysely.transaction().execute(async (tx) => {
    const publicada = await tx
      .selectFrom('entregas')
      .select('version')
      .where('remoto', '=', remoto)
      .$if(pedida !== undefined, (consulta) => consulta.where('version', '=', pedida ?? ''))
      .orderBy('publicada', 'desc')
      .executeTakeFirst();
    if (!publicada) throw new Problematico(404, `La versión ${pedida ?? ''} de ${remoto} no está publicada.`);
    const { version } = publicada;
    const puntero = await punteroDe(tx, remoto);
    if (puntero === null || todos) {
      await poner(tx, remoto, { estable: version, candidata: null, porcentaje: 0, tenants: [] });
      await anotar(tx, { remoto, quien, accion: 'estable', antes: puntero?.estable ?? null, detalle: version });
      return;
    }
    const misma = puntero.candidata === version;
    const elegida = tenant === undefined ? null : await lavanderia(tx, tenant);
    await poner(tx, remoto, {
      estable: puntero.estable,
      candidata: version,
      porcentaje: porcentaje ?? (misma ? puntero.porcentaje : 0),
      tenants: [...new Set([...(misma ? puntero.tenants : []), ...(elegida ? [elegida.id] : [])])],
    });
    const para = [porcentaje === undefined ? '' : `${porcentaje} %`, elegida?.nombre ?? '']
      .filter((parte) => parte !== '')
      .join(', ');
    await anotar(tx, { remoto, quien, accion: 'candidata', antes: puntero.estable, detalle: `${version} (${para})` });
  });
}

/** Takes the candidate back; without one, goes back to the stable version before this one. @throws Problematico 409 when there is nothing to go back to */
export async function regresar(base: Base, remoto: string, quien: string, motivo = ''): Promise<void> {
  await base.kysely.transaction().execute(async (tx) => {
    const puntero = await punteroDe(tx, remoto);
    if (puntero === null) throw new Problematico(404, `${remoto} no tiene ninguna versión.`);
    const { estable, candidata } = puntero;
    if (candidata !== null) {
      await poner(tx, remoto, { estable, candidata: null, porcentaje: 0, tenants: [] });
      await anotar(tx, {
        remoto,
        quien,
        accion: 'retirada',
        antes: estable,
        detalle: motivo ? `${candidata}: ${motivo}` : candidata,
      });
      return;
    }
    const anterior = await estableAnterior(tx, remoto, estable);
    if (anterior === null) throw new Problematico(409, `${remoto} no tiene una versión anterior a ${estable}.`);
    await poner(tx, remoto, { estable: anterior, candidata: null, porcentaje: 0, tenants: [] });
    await anotar(tx, { remoto, quien, accion: 'regreso', antes: estable, detalle: anterior });
  });
}

/** Takes the section from everybody; its versions stay. @throws Problematico 404 without one, 409 for one that comes with the server */
export async function retirar(base: Base, remoto: string, quien: string): Promise<void> {
  await base.kysely.transaction().execute(async (tx) => {
    const puntero = await tx
      .selectFrom('entregas_punteros')
      .select(['estable', 'de_fabrica'])
      .where('remoto', '=', remoto)
      .forUpdate()
      .executeTakeFirst();
    if (!puntero) throw new Problematico(404, `${remoto} no tiene ninguna versión.`);
    if (puntero.de_fabrica !== null) throw new Problematico(409, `${remoto} viene con el servidor y no se retira.`);
    await tx.deleteFrom('entregas_punteros').where('remoto', '=', remoto).execute();
    await anotar(tx, { remoto, quien, accion: 'fuera', antes: puntero.estable, detalle: puntero.estable });
  });
}

async function punteroDe(tx: Transaction<Esquema>, remoto: string): Promise<Puntero | null> {
  const fila = await tx
    .selectFrom('entregas_punteros')
    .select(['estable', 'candidata', sql<number>`porcentaje::float8`.as('porcentaje'), 'tenants'])
    .where('remoto', '=', remoto)
    .forUpdate()
    .executeTakeFirst();
  return fila ?? null;
}

async function poner(tx: Transaction<Esquema>, remoto: string, puntero: Puntero): Promise<void> {
  const valores = { ...puntero, tenants: [...puntero.tenants] };
  await tx
    .insertInto('entregas_punteros')
    .values({ remoto, ...valores })
    .onConflict((conflicto) => conflicto.column('remoto').doUpdateSet(valores))
    .execute();
}

/** What was stable before `estable` was made it, the last time; going back doesn't count, or twice back would be forth. */
async function estableAnterior(tx: Transaction<Esquema>, remoto: string, estable: string): Promise<string | null> {
  const nota = await tx
    .selectFrom('entregas_historia')
    .select('antes')
    .where('remoto', '=', remoto)
    .where('accion', '=', 'estable')
    .where('detalle', '=', estable)
    .where('antes', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return nota?.antes ?? null;
}

async function lavanderia(tx: Transaction<Esquema>, texto: string): Promise<{ id: string; nombre: string }> {
  const { rows } = await sql<{ id: string; nombre: string }>`select id, nombre from tenants
    where id::text = lower(${texto}) or lower(nombre) = lower(${texto})`.execute(tx);
  const [una, otra] = rows;
  if (!una) throw new Problematico(404, `No hay ninguna lavandería "${texto}".`);
  if (otra) throw new Problematico(409, `Hay varias lavanderías "${texto}"; usa su id.`);
  return una;
}
