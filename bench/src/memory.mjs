import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDatabase, openPostgres, SIZES } from './database.mjs';
import { LIMITS } from './limits.mjs';
import { loadMaterial, read, saveNota, write } from './load/calls.mjs';
import { openSender } from './load/sender.mjs';
import { check, fixed, head, mb, print, row } from './report.mjs';
import { signIn, startServer } from './server.mjs';

/** Requests of each register: one every two seconds for an hour. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1800);
const QUARTERS = 4;
const PROBE = ['--expose-gc', '--import', fileURLToPath(new URL('memory-probe.mjs', import.meta.url))];
/** What a search sends while a name is typed. */
const TYPED = ['m', 'ma', 'mar', 'mari', 'maria'];

async function onPostgres() {
  const postgres = await openPostgres();
  const database = await openDatabase(postgres, SIZES.at(-1), PROBE);
  const close = async () => {
    await database.close();
    await postgres.close();
  };
  return { ...database, close };
}

async function onEmbedded() {
  const server = await startServer({}, PROBE);
  return { ...server, cookie: await signIn(server.url) };
}

async function memoryOf({ child }) {
  child.send('memory');
  const [answer] = await once(child, 'message');
  return answer;
}

/**
 * Requests of half a minute at a register: search a cliente, save and hand over a paid nota, read lists and reports.
 */
function shift(material, cookie) {
  const nota = saveNota(material, cookie);
  const [id] = nota.fresh;
  const saved = JSON.parse(nota.body);
  const total = saved.articulos.reduce((sum, { precio: price, cantidad: quantity }) => sum + price * quantity, 0);
  const pagos = [...saved.pagos, { monto: total - 50, metodo: 'TDC' }];
  const open = read('/api/ventas/?status=0%2C-1&notasPosPagina=-1', cookie);
  const sales = (query) => read(`/api/ventas/?notasPorPagina=20&${query}`, cookie);
  return [
    read('/api/auth/authData', cookie),
    ...TYPED.map((name) => write('/api/clientes/', cookie, { nombre: name })),
    read('/api/servicios/all', cookie),
    nota,
    open,
    read(`/api/ventas/${id}`, cookie),
    write('/api/ventas/guardar', cookie, { ...saved, operacion: undefined, version: 1, status: 10, pagos }),
    open,
    sales('pagina=1'),
    sales('pagina=2'),
    sales('pagina=1&adeudo=true'),
    sales('pagina=1&user=maria'),
    read('/api/ventas/?resultSummary=1', cookie),
  ];
}

/** Sends an hour's requests. @returns how many failed, and the memory at the end divided by that after the first quarter */
async function spend(name, registers, open) {
  const database = await open();
  const sender = openSender();
  try {
    const material = await loadMaterial(database);
    const connections = [];
    for (let i = 0; i < registers; i++) connections.push(shift(material, await signIn(database.url)));
    const memory = [await memoryOf(database)];
    let failures = 0;
    for (let quarter = 0; quarter < QUARTERS; quarter++) {
      const amount = Math.ceil((registers * REQUESTS) / QUARTERS);
      failures += (await sender.send({ url: database.url, connections, amount })).failures;
      memory.push(await memoryOf(database));
    }
    const ratios = ['heap', 'rss'].map((kind) => {
      const ratio = memory[QUARTERS][kind] / memory[1][kind];
      row([`${name}, ${kind}`, ...memory.map((one) => mb(one[kind])), ratio.toFixed(2)]);
      return ratio;
    });
    return { name, failures, ratio: Math.max(...ratios) };
  } finally {
    sender.close();
    await database.close();
  }
}

/** Prints the server's memory over an hour's worth of requests, once on PostgreSQL and once on the embedded database. */
export async function measureMemory() {
  head('Memory of the server after a collection', ['database', 'start', '1/4', '1/2', '3/4', 'end', 'end / quarter']);
  const done = [await spend('PostgreSQL', 20, onPostgres), await spend('embedded', 5, onEmbedded)];
  print('');
  const within = done.flatMap(({ name, failures, ratio }) => [
    check(`${name}: growth, times`, ratio, LIMITS.memoryRatio, fixed(2)),
    check(`${name}: failed requests`, failures, 0),
  ]);
  return within.every(Boolean);
}
