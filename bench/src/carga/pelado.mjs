import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { reemplazar, reemplazos } from './plantilla.mjs';
import { PASSWORD } from './registradoras.mjs';

const { verify } = createRequire(fileURLToPath(new URL('../../../server/package.json', import.meta.url)))('@node-rs/argon2');

/** A value with what is new put in; a session's key is always new. */
function renovado(valor, pares, esSesion) {
  if (typeof valor === 'string') return reemplazar(valor, pares);
  if (Array.isArray(valor)) return valor.map((uno) => renovado(uno, pares, esSesion));
  return esSesion && Buffer.isBuffer(valor) ? randomBytes(valor.length) : valor;
}

/** Only the values that hold what changes are looked at each time. */
function preparar({ consulta, filas }, { frescos, alternado }) {
  const marcas = [...frescos, ...(alternado ? [alternado.uno] : [])];
  const esSesion = /insert into sesiones/.test(consulta.text);
  const cambia = esSesion || marcas.some((marca) => JSON.stringify(consulta.values ?? []).includes(marca));
  return {
    hacer: (pares) =>
      cambia ? { ...consulta, values: consulta.values.map((valor) => renovado(valor, pares, esSesion)) } : { ...consulta },
    /** The hash that the server checks a password against once it has read it. */
    cifrado: filas[0]?.password_hash ?? null,
  };
}

async function enviar(cliente, viaje, pares) {
  if (viaje.length === 1) return cliente.query(viaje[0].hacer(pares));
  const { stream } = cliente.connection;
  stream.cork();
  const enviadas = viaje.map(({ hacer }) => cliente.query(hacer(pares)));
  stream.uncork();
  return Promise.all(enviadas);
}

/** The recording as a function that says the same to the database once more, over the same kind of connections. */
export function repetidora(pool, grabacion, plantilla) {
  const conexiones = grabacion.map((viajes) => viajes.map((viaje) => viaje.map((sentencia) => preparar(sentencia, plantilla))));
  return async () => {
    const pares = reemplazos(plantilla);
    for (const viajes of conexiones) {
      const cliente = await pool.connect();
      try {
        for (const viaje of viajes) await enviar(cliente, viaje, pares);
      } catch (error) {
        await cliente.query('rollback');
        throw error;
      } finally {
        cliente.release();
      }
      const cifrado = viajes.flat().find((sentencia) => sentencia.cifrado !== null)?.cifrado;
      if (cifrado !== undefined) await verify(cifrado, PASSWORD);
    }
  };
}

/**
 * So many at once, each doing its works in turn.
 * @param {(() => Promise<void>)[][]} trabajos of each one
 * @returns as `cargar` of the other side
 */
export async function cargarPelado(trabajos, { segundos, calentamiento }) {
  const desde = performance.now() + calentamiento * 1000;
  const hasta = desde + segundos * 1000;
  const tiempos = [];
  let fallas = 0;
  const uno = async (suyos) => {
    for (let vez = 0; performance.now() < hasta; vez++) {
      const inicio = performance.now();
      try {
        await suyos[vez % suyos.length]();
        const fin = performance.now();
        if (fin >= desde && fin <= hasta) tiempos.push(fin - inicio);
      } catch (error) {
        fallas++;
        process.stderr.write(`${error}\n`);
      }
    }
  };
  await Promise.all(trabajos.map(uno));
  return { tiempos, fallas, segundos };
}
