import { readFile } from 'node:fs/promises';
import { get } from 'node:http';

/** What the server's memory may grow by while it exports, MB, however many rows. */
const LIMITE_MB = 150;
const CADA_MS = 100;

/** Memory of a process, MB; null where the system doesn't tell. */
async function memoriaDe(pid) {
  const estado = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kb = /VmRSS:\s+(\d+) kB/.exec(estado)?.[1];
  return kb === undefined ? null : Number(kb) / 1024;
}

function bajar(direccion, cookie) {
  return new Promise((resolver, rechazar) => {
    get(direccion, { headers: { cookie } }, (respuesta) => {
      let bytes = 0;
      respuesta.on('data', (trozo) => {
        bytes += trozo.length;
      });
      respuesta.once('error', rechazar);
      respuesta.once('end', () =>
        respuesta.statusCode === 200 ? resolver(bytes) : rechazar(new Error(`${respuesta.statusCode}`)),
      );
    }).once('error', rechazar);
  });
}

/** Downloads the whole list in each format and prints the server's memory meanwhile. @returns whether it stayed flat */
export async function medirExportaciones({ url, cookie, pid }) {
  process.stdout.write(`\nExportar un millón de ventas (límite: ${LIMITE_MB} MB sobre la memoria al empezar)\n`);
  let cumple = true;
  for (const formato of ['csv', 'xlsx']) {
    const antes = await memoriaDe(pid);
    let pico = antes ?? 0;
    const reloj = setInterval(async () => {
      pico = Math.max(pico, (await memoriaDe(pid)) ?? 0);
    }, CADA_MS);
    const inicio = performance.now();
    const bytes = await bajar(`${url}/api/ventas/exportar?formato=${formato}`, cookie).finally(() => clearInterval(reloj));
    const segundos = (performance.now() - inicio) / 1000;
    const bien = antes === null || pico - antes <= LIMITE_MB;
    cumple &&= bien;
    const memoria =
      antes === null ? 'memoria desconocida' : `memoria ${antes.toFixed(0)} MB al empezar, ${pico.toFixed(0)} de pico`;
    process.stdout.write(
      `${formato.padEnd(5)} ${(bytes / 2 ** 20).toFixed(0)} MB en ${segundos.toFixed(1)} s, ${memoria}  ${bien ? 'bien' : 'FUERA'}\n`,
    );
  }
  return cumple;
}
