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

const PEDIDAS = process.env.BENCH_VECES === undefined ? null : Number(process.env.BENCH_VECES);
/** The fifth worst of a hundred runs of a millisecond says how the machine was, not how the work is: the short ones are run more times. */
const VECES = { minimas: PEDIDAS ?? 100, maximas: PEDIDAS ?? 600 };
/** Of the runs past the least, ms. */
const TIEMPO_MS = 2000;
const CALENTAMIENTO = 10;

/** How many times each thing is measured, for headings. */
export const CUANTAS_VECES = PEDIDAS === null ? `de ${VECES.minimas} a ${VECES.maximas}` : String(PEDIDAS);

/**
 * Two works in turns, so that both feel the same machine; each goes first every other time, for the second finds what the first left in memory. Each
 * resolves to its milliseconds. @returns those of both
 */
export async function porTurnos(uno, otro, calentamiento = CALENTAMIENTO) {
  const tiempos = [[], []];
  const turno = async (trabajo, cual) => tiempos[cual].push(await trabajo());
  const ronda = async (vez) => {
    if (vez % 2 === 0) await turno(uno, 0);
    await turno(otro, 1);
    if (vez % 2 !== 0) await turno(uno, 0);
  };
  for (let vez = 0; vez < calentamiento; vez++) await ronda(vez);
  for (const suyos of tiempos) suyos.length = 0;
  const inicio = performance.now();
  for (let vez = 0; vez < VECES.maximas; vez++) {
    if (vez >= VECES.minimas && performance.now() - inicio > TIEMPO_MS) break;
    await ronda(vez);
  }
  return tiempos;
}

/** NaN of none. */
export function percentil(tiempos, parte) {
  if (tiempos.length === 0) return Number.NaN;
  const orden = [...tiempos].sort((a, b) => a - b);
  return orden[Math.min(orden.length - 1, Math.ceil(orden.length * parte) - 1)];
}
