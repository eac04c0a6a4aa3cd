import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Base } from '../db/conexion.ts';
import { type Compilacion, CompilacionInvalida, leerCompilacion } from './compilacion.ts';
import { anotar, guardarCompilacion } from './guardar.ts';

const QUIEN = 'servidor';

/**
 * Registers the builds that come with the server, at its start: from then on they are versions like any other, and stay reachable for
 * open tabs after the next server brought others. A section that was moved on by hand stays where it was moved. A build that can't be used is said and
 * left out: one section doesn't keep the others from being served.
 */
export async function registrarDeFabrica(base: Base, webDir: string, avisar: (linea: string) => void): Promise<void> {
  const carpetas = (await readdir(webDir, { withFileTypes: true }).catch(() => []))
    .filter((entrada) => entrada.isDirectory() && entrada.name.startsWith('mfe-'))
    .map(({ name }) => name);
  for (const remoto of carpetas.toSorted()) {
    try {
      const compilacion = await leerCompilacion(join(webDir, remoto), remoto);
      if (compilacion) await registrar(base, compilacion);
    } catch (error) {
      if (!(error instanceof CompilacionInvalida)) throw error;
      avisar(`${remoto} no se sirve: ${error.message}`);
    }
  }
}

async function registrar(base: Base, compilacion: Compilacion): Promise<void> {
  const { remoto, version } = compilacion;
  await base.kysely.transaction().execute(async (tx) => {
    await guardarCompilacion(tx, compilacion, QUIEN);
    const antes = await tx
      .selectFrom('entregas_punteros')
      .select(['estable', 'de_fabrica'])
      .where('remoto', '=', remoto)
      .forUpdate()
      .executeTakeFirst();
    if (antes?.de_fabrica === version) return;
    const sigue = antes !== undefined && antes.estable !== antes.de_fabrica;
    const estable = sigue ? antes.estable : version;
    await tx
      .insertInto('entregas_punteros')
      .values({ remoto, estable, candidata: null, de_fabrica: version })
      .onConflict((conflicto) => conflicto.column('remoto').doUpdateSet({ estable, de_fabrica: version }))
      .execute();
    if (!sigue) await anotar(tx, { remoto, quien: QUIEN, accion: 'estable', antes: antes?.estable ?? null, detalle: version });
  });
}
