import {
  entregasEstado,
  entregasInforme,
  entregasPromover,
  entregasPublicar,
  entregasRegistrar,
  entregasRegresar,
  entregasRetirar,
} from '@lavanda/shared/contract/entregas';
import type { FastifyInstance } from 'fastify';
import type { Ajustes } from '../ajustes.ts';
import type { Base } from '../db/conexion.ts';
import { atender } from '../http/atender.ts';
import { Problematico } from '../http/problema.ts';
import { archivoDe, type Compilacion, CompilacionInvalida, compilacion } from './compilacion.ts';
import { choquesDe, contratoDelShell } from './compuerta.ts';
import { traerCompilacion } from './deOtroOrigen.ts';
import { estadoDe } from './estado.ts';
import { anotar, guardarCompilacion } from './guardar.ts';
import { informar } from './informes.ts';
import { promover, regresar, retirar } from './punteros.ts';

/** A build in base64. */
const LIMITE = 24 * 1024 * 1024;

/** Releases of sections: what the command `release` calls, and what clients report. */
export function rutasEntregas(app: FastifyInstance, base: Base, { webDir, publicUrl, remotos }: Ajustes): void {
  const publicar = async (hacer: () => Compilacion | Promise<Compilacion>, quien: string) => {
    const { nueva, choques } = await revisar(base, webDir, hacer);
    if (choques.length > 0) rechazar(choques);
    const puesta = await base.kysely.transaction().execute(async (tx) => {
      const primera = await guardarCompilacion(tx, nueva, quien);
      if (primera) {
        const detalle = nueva.direccion === null ? nueva.version : `${nueva.version} en ${nueva.direccion}`;
        await anotar(tx, { remoto: nueva.remoto, quien, accion: 'publicada', detalle });
      }
      return primera;
    });
    return { version: nueva.version, nueva: puesta };
  };

  atender(app, entregasInforme, async ({ cuerpo }) => {
    await informar(base, cuerpo);
    return {};
  });
  atender(app, entregasEstado, async ({ params }) => estadoDe(base, params.remoto));
  atender(
    app,
    entregasPublicar,
    async ({ params, cuerpo, llave: quien }) => {
      const archivos = await Promise.all(
        cuerpo.archivos.map(({ ruta, base64 }) => archivoDe(ruta, Buffer.from(base64, 'base64'))),
      );
      const cambiados = cuerpo.archivos.filter(({ sha256 }, n) => sha256 !== undefined && archivos[n]?.sha256 !== sha256);
      if (cambiados.length > 0) rechazar(cambiados.map(({ ruta }) => `${ruta} no llegó como salió: su SHA-256 es otro.`));
      return publicar(() => compilacion(params.remoto, cuerpo.version, archivos), quien);
    },
    { bodyLimit: LIMITE },
  );
  atender(app, entregasRegistrar, async ({ params, cuerpo, llave: quien, request }) => {
    const pagina = new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
    return publicar(() => traerCompilacion({ ...params, ...cuerpo, origenes: remotos.origenes, pagina }), quien);
  });
  atender(app, entregasPromover, async ({ params: { remoto }, cuerpo: { version, ...alcance }, llave }) => {
    await promover(base, remoto, llave, version, alcance);
    return estadoDe(base, remoto);
  });
  atender(app, entregasRetirar, async ({ params: { remoto }, llave }) => {
    await retirar(base, remoto, llave);
    return {};
  });
  atender(app, entregasRegresar, async ({ params: { remoto }, llave }) => {
    await regresar(base, remoto, llave);
    return estadoDe(base, remoto);
  });
}

/** Reads a build and holds it against what is live. */
async function revisar(base: Base, webDir: string, hacer: () => Compilacion | Promise<Compilacion>) {
  try {
    const nueva = await hacer();
    return { nueva, choques: await choquesDe(base, nueva, await contratoDelShell(webDir)) };
  } catch (error) {
    if (!(error instanceof CompilacionInvalida)) throw error;
    return rechazar([error.message]);
  }
}

function rechazar(choques: string[]): never {
  throw new Problematico(422, `No se puede publicar: ${choques.join(' ')}`, undefined, { choques });
}
