import type { entregasInforme } from '@lavanda/shared/contract/entregas';
import { debeDetenerse } from '@lavanda/shared/domain/entrega';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Base } from '../db/conexion.ts';
import { medirSeccionFallida } from '../operar/medidas.ts';
import { regresar } from './punteros.ts';

/** What a browser says of a section. */
type Informe = Static<typeof entregasInforme.cuerpo>;

/** Failures kept of each section, the last ones. */
const FALLAS = 200;

/** What clients call the list of sections when it doesn't come: no version of any is to blame. */
export const REGISTRO = 'shell';

/** Counts what a client saw; a candidate that fails too much is taken back from everybody. */
export async function informar(base: Base, informe: Informe): Promise<void> {
  const { remoto, version, suceso, etapa } = informe;
  if (suceso === 'fallida') medirSeccionFallida();
  if (remoto === REGISTRO && suceso === 'fallida' && etapa === 'registro') return guardarFalla(base, informe);
  const columna = suceso === 'montada' ? 'montadas' : 'fallidas';
  const cuenta = await base.kysely
    .updateTable('entregas')
    .set((eb) => ({ [columna]: eb(columna, '+', 1) }))
    .where('remoto', '=', remoto)
    .where('version', '=', version)
    .returning(['montadas', 'fallidas'])
    .executeTakeFirst();
  if (suceso === 'montada' || !cuenta) return;
  await guardarFalla(base, informe);
  if (!debeDetenerse(cuenta)) return;
  const { rows } = await sql`select 1 from entregas_punteros where remoto = ${remoto} and candidata = ${version}`.execute(
    base.kysely,
  );
  if (rows.length > 0) {
    await regresar(base, remoto, 'servidor', `falló ${cuenta.fallidas} de ${cuenta.montadas + cuenta.fallidas} veces`);
  }
}

async function guardarFalla(base: Base, { remoto, version, etapa = 'codigo', composicion }: Informe): Promise<void> {
  await base.kysely
    .insertInto('entregas_fallas')
    .values({ remoto, version, etapa, composicion: composicion ?? null })
    .execute();
  await sql`delete from entregas_fallas where remoto = ${remoto} and id <= (
    select id from entregas_fallas where remoto = ${remoto} order by id desc offset ${FALLAS} limit 1)`.execute(base.kysely);
}
