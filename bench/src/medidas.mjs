import { Agent, request } from 'node:http';

const agente = new Agent({ keepAlive: true, maxSockets: 1 });

/** A GET over one kept connection. Resolves to its body, the milliseconds from asking to the last byte, and those the server says it took. */
export function pedir(direccion, cookie) {
  return new Promise((resolver, rechazar) => {
    const inicio = performance.now();
    const peticion = request(direccion, { agent: agente, headers: { cookie } }, (respuesta) => {
      const trozos = [];
      respuesta.on('data', (trozo) => trozos.push(trozo));
      respuesta.once('error', rechazar);
      respuesta.once('end', () => {
        const ms = performance.now() - inicio;
        const cuerpo = Buffer.concat(trozos).toString();
        if (respuesta.statusCode === 200)
          resolver({ ms, delServidor: delServidor(respuesta.headers['server-timing']), cuerpo: JSON.parse(cuerpo) });
        else rechazar(new Error(`${direccion}: ${respuesta.statusCode} ${cuerpo}`));
      });
    });
    peticion.once('error', rechazar).end();
  });
}

const delServidor = (cabecera = '') => Number(/dur=([\d.]+)/.exec(cabecera)?.[1] ?? Number.NaN);

const agentes = new Map();

/** A kept connection for each server. */
function agenteDe(direccion) {
  const { origin } = new URL(direccion);
  const suyo = agentes.get(origin) ?? new Agent({ keepAlive: true, maxSockets: 1 });
  agentes.set(origin, suyo);
  return suyo;
}

/** A request of any kind over a kept connection, its answer read and thrown away. Resolves to the milliseconds from asking to the last byte. @throws when it isn't 200 */
export function enviar(direccion, method, headers, cuerpo) {
  return new Promise((resolver, rechazar) => {
    const inicio = performance.now();
    request(direccion, { method, headers, agent: agenteDe(direccion) }, (respuesta) => {
      respuesta.resume();
      respuesta.once('error', rechazar);
      respuesta.once('end', () => {
        if (respuesta.statusCode === 200) resolver({ ms: performance.now() - inicio });
        else rechazar(new Error(`${method} ${direccion}: ${respuesta.statusCode}`));
      });
    })
      .once('error', rechazar)
      .end(cuerpo ?? undefined);
  });
}

/** Milliseconds of one run of `trabajo`. */
export async function cronometrar(trabajo) {
  const inicio = performance.now();
  await trabajo();
  return performance.now() - inicio;
}

/** NaN of none. */
export function percentil(tiempos, parte) {
  if (tiempos.length === 0) return Number.NaN;
  const orden = [...tiempos].sort((a, b) => a - b);
  return orden[Math.min(orden.length - 1, Math.ceil(orden.length * parte) - 1)];
}
