import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from './limits.mjs';
import { loadMaterial, saveNota } from './load/calls.mjs';
import { check, fixed, timesHead, timesRow } from './report.mjs';
import { call, read, signIn } from './requests.mjs';
import { startServer } from './server.mjs';

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
export async function measure() {
  const { url } = await startServer();
  const cookie = await signIn(url);
  const material = await loadMaterial({ url, cookie });
  const path = `/api/clientes/importaciones/iniciar?formato=csv&archivo=bench.csv&id=${randomUUID()}`;
  const upload = { method: 'POST', path, headers: { cookie, 'content-type': 'text/csv' }, body: file() };
  const begun = performance.now();
  const { importacion: started } = await call(url, upload);
  const jobNow = async () => {
    const { importaciones: jobs } = await call(url, read('/api/clientes/importaciones', cookie));
    return jobs.find(({ _id }) => _id === started._id);
  };
  const times = [];
  let job = await jobNow();
  while (job.estado === 'corriendo') {
    const saving = performance.now();
    await call(url, saveNota(material, cookie));
    times.push(performance.now() - saving);
    await wait(PAUSE);
    job = await jobNow();
  }
  const seconds = (performance.now() - begun) / 1000;
  if (job.estado !== 'terminada' || job.nuevos !== ROWS)
    throw new Error(`The import ended as ${job.estado} with ${job.nuevos} customers`);
  timesHead(`Saving while ${ROWS} rows are imported, embedded database`, LIMITS.importSaveMs, ['call']);
  timesRow(['save'], times, LIMITS.importSaveMs);
  check('import, s', seconds, LIMITS.importSeconds, fixed(1));
}
