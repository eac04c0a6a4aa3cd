import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { puertoLibre } from '../servidor.mjs';

const SERVIDOR = new URL('../../../server/', import.meta.url);
const { Client, Pool } = createRequire(fileURLToPath(new URL('package.json', SERVIDOR)))('pg');
const { leerAjustes } = await import(new URL('dist/ajustes.js', SERVIDOR));
const { EnMarcha } = await import(new URL('dist/enMarcha.js', SERVIDOR));

/**
 * A statement as the server handed it to `pg`, and what it answered.
 * @typedef {{ consulta: { name?: string; text: string; values?: unknown[] }; filas: Record<string, unknown>[] }} Sentencia
 *
 * What a call asked the database: the connections it took one after the other; on each, the trips; in each trip, the statements sent without
 * waiting for the answer of the one before.
 * @typedef {Sentencia[][][]} Grabacion
 */

/**
 * The server in this process, over the same database, and what it says to it: whatever the server does, the bare side of a measurement does too.
 * @returns {Promise<{ pool: import('pg').Pool; grabar: (plantilla: import('./plantilla.mjs').Plantilla) => Promise<Grabacion>; cerrar: () => Promise<void> }>}
 *   `pool` the server's, with its settings
 */
export async function abrirGrabadora(entorno) {
  const puerto = await puertoLibre();
  const producto = new EnMarcha(
    leerAjustes({ ...entorno, NODE_ENV: 'development', LOG_LEVEL: 'silent', HOST: 'localhost', PORT: String(puerto) }),
  );
  await producto.iniciar();
  let pool = null;
  return {
    get pool() {
      return pool;
    },
    async grabar({ metodo, ruta, cabeceras, cuerpo }) {
      const { grabacion, usado, respuesta } = await escuchando(() =>
        fetch(`http://localhost:${puerto}${ruta}`, { method: metodo, headers: cabeceras, body: cuerpo }),
      );
      const texto = await respuesta.text();
      if (respuesta.status !== 200) throw new Error(`${ruta}: ${respuesta.status} ${texto}`);
      pool = usado;
      return grabacion;
    },
    cerrar: () => producto.detener(),
  };
}

/** Runs `trabajo` writing down what goes through `pg`, one request at a time. */
async function escuchando(trabajo) {
  const { connect } = Pool.prototype;
  const { query } = Client.prototype;
  const grabacion = [];
  let usado = null;
  let pendientes = 0;
  Pool.prototype.connect = async function (...argumentos) {
    const cliente = await connect.apply(this, argumentos);
    usado = this;
    grabacion.push([]);
    return cliente;
  };
  Client.prototype.query = function (consulta, ...mas) {
    // The server asks some of them with `pg`'s callback, the rest with its promise.
    const responder = typeof mas.at(-1) === 'function' ? mas.pop() : null;
    const [values] = mas;
    const sentencia = { consulta: typeof consulta === 'string' ? { text: consulta, values } : { ...consulta }, filas: [] };
    const viajes = grabacion.at(-1);
    if (pendientes === 0) viajes.push([]);
    viajes.at(-1).push(sentencia);
    pendientes++;
    const anotar = (resultado) => {
      pendientes--;
      sentencia.filas = resultado?.rows ?? [];
    };
    if (responder)
      return query.call(this, consulta, values, (error, resultado) => {
        anotar(resultado);
        responder(error, resultado);
      });
    const respuesta = query.call(this, consulta, values);
    respuesta.then(anotar, () => anotar(null));
    return respuesta;
  };
  try {
    const respuesta = await trabajo();
    return { grabacion, usado, respuesta };
  } finally {
    Pool.prototype.connect = connect;
    Client.prototype.query = query;
  }
}
