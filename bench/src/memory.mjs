import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDatabase, openPostgres, SIZES } from './database.mjs';
import { LIMITS } from './limits.mjs';
import { loadMaterial, readOpen, readSales, readSummary, saveNota, searchCustomers } from './load/calls.mjs';
import { sendRequests } from './load/requestLoad.mjs';
import { check, fixed, head, mb, print, row } from './report.mjs';
import { read, signIn, write } from './requests.mjs';
import { startServer } from './server.mjs';

/** Requests of each register: one every two seconds for an hour. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1800);
const QUARTERS = 4;
const PROBE = ['--expose-gc', '--import', fileURLToPath(new URL('memory-probe.mjs', import.meta.url))];
/** What a search sends while a name is typed. */
const TYPED = ['m', 'ma', 'mar', 'mari', 'maria'];

async function memoryOf({ child }) {
  child.send('memory');
  return (await once(child, 'message'))[0];
}

/** Requests of half a minute at a register: search a cliente, save and hand over a paid nota, read lists and reports. */
function shift(material, cookie) {
  const nota = saveNota(material, cookie);
  const [id] = nota.fresh;
  const saved = JSON.parse(nota.body);
  const total = saved.articulos.reduce((sum, { precio: price, cantidad: quantity }) => sum + price * quantity, 0);
  const pagos = [...saved.pagos, { monto: total - 50, metodo: 'TDC' }];
  return [
    read('/api/auth/authData', cookie),
    ...TYPED.map((name) => searchCustomers(name, cookie)),
    read('/api/servicios/all', cookie),
    nota,
    readOpen(cookie),
    read(`/api/ventas/${id}`, cookie),
    write('/api/ventas/guardar', cookie, { ...saved, operacion: undefined, version: 1, status: 10, pagos }),
    readOpen(cookie),
    ...['pagina=1', 'pagina=2', 'pagina=1&adeudo=true', 'pagina=1&user=maria'].map((query) => readSales(query, cookie)),
    readSummary(cookie),
  ];
}

/** Sends an hour's requests. @returns how many failed, and the memory at the end divided by that after the first quarter */
async function spend(name, registers, database) {
  const { url } = database;
  const cookies = [];
  while (cookies.length < registers) cookies.push(await signIn(url));
  const material = await loadMaterial({ url, cookie: cookies[0] });
  const connections = cookies.map((cookie) => () => shift(material, cookie));
  const amount = Math.ceil((registers * REQUESTS) / QUARTERS);
  const memory = [await memoryOf(database)];
  let failures = 0;
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    failures += (await sendRequests({ url, connections, amount })).failures;
    memory.push(await memoryOf(database));
  }
  const ratios = ['heap', 'rss'].map((kind) => {
    const ratio = memory[QUARTERS][kind] / memory[1][kind];
    row([`${name}, ${kind}`, ...memory.map((one) => mb(one[kind])), ratio.toFixed(2)]);
    return ratio;
  });
  return { name, failures, ratio: Math.max(...ratios) };
}

/** Prints the server's memory over an hour's worth of requests, once on PostgreSQL and once on the embedded database. */
export async function measure() {
  head('Memory of the server after a collection', ['database', 'start', '1/4', '1/2', '3/4', 'end', 'end / quarter']);
  const done = [
    await spend('PostgreSQL', 20, await openDatabase(await openPostgres(), SIZES.at(-1), PROBE)),
    await spend('embedded', 5, await startServer({}, PROBE)),
  ];
  print('');
  for (const { name, failures, ratio } of done) {
    check(`${name}: growth, times`, ratio, LIMITS.memoryRatio, fixed(2));
    check(`${name}: failed requests`, failures, 0);
  }
}
