import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entrar, iniciarBase } from './base.mjs';
import { abrirCargador } from './carga/cargadores.mjs';
import { dejarAbiertas } from './carga/registradoras.mjs';
import { jornada } from './jornada.mjs';
import { iniciarServidor } from './servidor.mjs';

/** Requests of each register: something every two seconds for an hour. */
const POR_CAJA = Number(process.env.BENCH_PETICIONES ?? 1800);
const CUARTOS = 4;
/** Memory at the end may be this many times what it is after the first quarter, when whatever is kept on purpose is there. */
const LIMITE = 1.1;
const ABIERTAS = 216;
/** Node's arguments: the server tells its memory when it is asked. */
const CON_MEMORIA = ['--import', fileURLToPath(new URL('memoriaDelServidor.mjs', import.meta.url))];

const mb = (bytes) => bytes / 2 ** 20;

async function memoriaDe({ proceso }) {
  proceso.send('memoria');
  const [{ heapUsed, external, rss }] = await once(proceso, 'message');
  return { heap: mb(heapUsed), external: mb(external), rss: mb(rss) };
}

async function enPostgres() {
  const base = await iniciarBase({ argumentos: CON_MEMORIA });
  await dejarAbiertas(base, ABIERTAS);
  const cerrar = async () => {
    await dejarAbiertas(base, ABIERTAS);
    await base.cerrar();
  };
  return { ...base, cerrar };
}

/** With the demo's data and fewer registers: it is a single shop's database. */
async function embebida() {
  const datos = join(tmpdir(), `lavanda-bench-memoria-${randomUUID()}`);
  const servidor = await iniciarServidor(datos, { DATABASE_URL: '', LOG_LEVEL: 'error' }, CON_MEMORIA);
  const cerrar = async () => {
    await servidor.cerrar();
    await rm(datos, { recursive: true, force: true });
  };
  return { ...servidor, cookie: await entrar(servidor.url), cerrar };
}

const fila = (celdas) => process.stdout.write(`| ${celdas.join(' | ')} |\n`);

/** @returns memory at the start and after each quarter, and how many requests failed */
async function gastar(nombre, cajas, abrir) {
  const base = await abrir();
  const cargador = abrirCargador();
  try {
    const conexiones = await jornada(base, cajas);
    const medidas = [await memoriaDe(base)];
    let fallas = 0;
    const inicio = performance.now();
    for (let cuarto = 0; cuarto < CUARTOS; cuarto++) {
      const hecho = await cargador.cargar({ url: base.url, conexiones, cantidad: (cajas * POR_CAJA) / CUARTOS });
      fallas += hecho.fallas;
      medidas.push(await memoriaDe(base));
    }
    const segundos = (performance.now() - inicio) / 1000;
    for (const cual of ['heap', 'external', 'rss'])
      fila([nombre, cual, ...medidas.map((medida) => medida[cual].toFixed(1)), (medidas[4][cual] / medidas[1][cual]).toFixed(2)]);
    return { nombre, cajas, medidas, fallas, segundos };
  } finally {
    cargador.cerrar();
    await base.cerrar();
  }
}

/** Prints the server's memory through an hour's worth of requests, with both databases. @returns {Promise<{ cumple: boolean; cifras: object }>} */
export async function medirMemoria() {
  process.stdout.write(`\nMemoria del servidor, MB, tras liberar lo que nadie usa, a lo largo de una hora de peticiones\n`);
  fila(['database', 'memory', 'start', '1/4', '1/2', '3/4', 'end', 'end / quarter']);
  fila(['---', '---', ...Array(6).fill('--:')]);
  const hechas = [await gastar('PostgreSQL', 20, enPostgres), await gastar('embedded', 5, embebida)];
  const cifras = {};
  for (const { nombre, cajas, medidas, fallas, segundos } of hechas) {
    for (const cual of ['heap', 'rss'])
      cifras[`${nombre}, ${cual}`] = {
        razon: medidas[4][cual] / medidas[1][cual],
        tolerancia: 1.1,
        minimo: 1,
        MB: medidas[4][cual],
      };
    process.stdout.write(
      `${nombre}: ${cajas * POR_CAJA} peticiones de ${cajas} cajas en ${segundos.toFixed(0)} s, ${fallas} fallaron\n`,
    );
  }
  const peor = Math.max(...Object.values(cifras).map(({ razon }) => razon));
  const cumple = peor <= LIMITE && hechas.every(({ fallas }) => fallas === 0);
  process.stdout.write(
    `La que más crece desde el primer cuarto, ${peor.toFixed(2)} veces (límite ${LIMITE}): ${cumple ? 'bien' : 'FUERA'}\n`,
  );
  return { cumple, cifras };
}
