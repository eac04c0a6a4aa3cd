import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from './limits.mjs';
import { loadMaterial, saveNota } from './load/calls.mjs';
import { fill, replacements } from './load/template.mjs';
import { check, fixed, head, timesRow } from './report.mjs';
import { signIn, startServer } from './server.mjs';

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 50_000);
/** Pause between two saves of the register, ms. */
const PAUSE = 250;

const NAMES = ['María Fernanda', 'José Luis', 'Guadalupe', 'Ana Sofía', 'Juan Carlos', 'Rosa', 'Miguel Ángel', 'Yolanda'];
const SURNAMES = ['Hernández', 'García', 'Martínez', 'López', 'González', 'Pérez', 'Rodríguez', 'Sánchez', 'Ramírez'];

/** A file of clientes, each with a telephone and an address of their own. */
function file() {
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const surnames = `${SURNAMES[i % SURNAMES.length]} ${SURNAMES[Math.floor(i / 9) % SURNAMES.length]}`;
    return `${NAMES[i % NAMES.length]},${surnames},55${String(10_000_000 + i)},"Calle ${i % 900}, número ${i}, Narvarte Poniente"`;
  });
  return ['Nombre,Apellidos,Teléfono,Domicilio', ...rows].join('\n');
}

/** Prints how long saves take on the embedded database while a file is imported, and how long the import takes. */
export async function measureImport() {
  const server = await startServer();
  try {
    const cookie = await signIn(server.url);
    const headers = { cookie, 'content-type': 'text/csv' };
    const start = `${server.url}/api/clientes/importaciones/iniciar?formato=csv&archivo=bench.csv&id=${randomUUID()}`;
    const material = await loadMaterial({ ...server, cookie });
    const body = file();
    const begun = performance.now();
    const { importacion: job } = await send(start, { method: 'POST', headers, body });
    const [seconds, saves] = await Promise.all([
      untilEnded(server.url, cookie, job._id, begun),
      saving(server.url, material, cookie, job._id),
    ]);
    head(`Saving while ${ROWS} rows are imported, embedded database`, ['call', 'times', 'p50 ms', 'p95 ms', 'max ms', 'within']);
    const quick = timesRow(['save'], saves, LIMITS.importSaveMs);
    return check('import, s', seconds, LIMITS.importSeconds, fixed(1)) && quick;
  } finally {
    await server.close();
  }
}

async function send(url, init) {
  const response = await fetch(url, init);
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

const jobOf = async (url, cookie, id) => {
  const { importaciones: jobs } = await send(`${url}/api/clientes/importaciones`, { headers: { cookie } });
  return jobs.find(({ _id }) => _id === id);
};

/** @returns the seconds that the import took */
async function untilEnded(url, cookie, id, begun) {
  for (;;) {
    const { estado: state, nuevos: created } = await jobOf(url, cookie, id);
    if (state === 'terminada' && created === ROWS) return (performance.now() - begun) / 1000;
    if (state !== 'corriendo') throw new Error(`The import ended as ${state} with ${created} customers`);
    await wait(1_000);
  }
}

/** Saves notas until the import ends. @returns the time of each save, ms */
async function saving(url, material, cookie, id) {
  const times = [];
  while ((await jobOf(url, cookie, id)).estado === 'corriendo') {
    const template = saveNota(material, cookie);
    const { path, ...init } = fill(template, replacements(template));
    const begun = performance.now();
    await send(url + path, init);
    times.push(performance.now() - begun);
    await wait(PAUSE);
  }
  return times;
}
