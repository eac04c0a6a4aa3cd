import {
  entregasEstado,
  entregasInforme,
  entregasPromover,
  entregasPublicar,
  entregasRegresar,
} from '@lavanda/shared/contract/entregas';
import type { FastifyInstance } from 'fastify';
import type { Ajustes } from '../ajustes.ts';
import type { Base } from '../db/conexion.ts';
import { atender } from '../http/atender.ts';
import { Problematico } from '../http/problema.ts';
import { archivoDe, CompilacionInvalida, compilacion } from './compilacion.ts';
import { choquesDe, contratoDelShell } from './compuerta.ts';
import { anotar, guardarCompilacion } from './guardar.ts';
import { informar } from './informes.ts';
import { estadoDe, promover, regresar } from './punteros.ts';

/** A build in base64. */
const LIMITE = 24 * 1024 * 1024;

/** Releases of sections: what the command `release` calls, and what clients report. */
export function rutasEntregas(app: FastifyInstance, base: Base, { webDir }: Ajustes): void {
  atender(app, base, entregasInforme, async ({ cuerpo }) => {
    await informar(base, cuerpo);
    return {};
  });
  atender(app, base, entregasEstado, async ({ params }) => estadoDe(base, params.remoto));
  atender(
    app,
    base,
    entregasPublicar,
    async ({ params, cuerpo, llave: quien }) => {
      const archivos = await Promise.all(
        cuerpo.archivos.map(({ ruta, base64 }) => archivoDe(ruta, Buffer.from(base64, 'base64'))),
      );
      const nueva = leer(() => compilacion(params.remoto, cuerpo.version, archivos));
      const choques = await choquesDe(base, nueva, await contratoDelShell(webDir));
      if (choques.length > 0) {
        throw new Problematico(422, `No se puede publicar: ${choques.join(' ')}`, undefined, { choques });
      }
      const puesta = await base.kysely.transaction().execute(async (tx) => {
        const primera = await guardarCompilacion(tx, nueva, quien);
        if (primera) await anotar(tx, { remoto: params.remoto, quien, accion: 'publicada', detalle: nueva.version });
        return primera;
      });
      return { version: nueva.version, nueva: puesta };
    },
    { bodyLimit: LIMITE },
  );
  atender(app, base, entregasPromover, async ({ params: { remoto }, cuerpo: { version, ...alcance }, llave }) => {
    await promover(base, remoto, llave, version, alcance);
    return estadoDe(base, remoto);
  });
  atender(app, base, entregasRegresar, async ({ params: { remoto }, llave }) => {
    await regresar(base, remoto, llave);
    return estadoDe(base, remoto);
  });
}

function leer<T>(hacer: () => T): T {
  try {
    return hacer();
  } catch (error) {
    if (!(error instanceof CompilacionInvalida)) throw error;
    throw new Problematico(422, `No se puede publicar: ${error.message}`, undefined, { choques: [error.message] });
  }
}
