import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cronometrar, percentil } from './medidas.mjs';
import { iniciarServidor } from './servidor.mjs';

const VECES = Number(process.env.BENCH_VECES ?? 100);
const CALENTAMIENTO = 10;
const LINEAS = 60;
const LIMITE_MS = 150;
/** What the server takes after it listens to be ready for a first one, ms. */
const REPOSO_MS = 12_000;

const agente = new Agent({ keepAlive: true, maxSockets: 1 });

/** One call by its whole answer. */
function llamar(direccion, { cookie = '', method = 'GET', cuerpo } = {}) {
  return new Promise((resolver, rechazar) => {
    const headers = { cookie, ...(cuerpo ? { 'content-type': 'application/json' } : {}) };
    const peticion = request(direccion, { agent: agente, method, headers }, (respuesta) => {
      const trozos = [];
      respuesta.on('data', (trozo) => trozos.push(trozo));
      respuesta.once('error', rechazar);
      respuesta.once('end', () => {
        const datos = Buffer.concat(trozos);
        if (respuesta.statusCode === 200) resolver({ datos, headers: respuesta.headers });
        else rechazar(new Error(`${direccion}: ${respuesta.statusCode} ${datos}`));
      });
    });
    peticion.once('error', rechazar).end(cuerpo && JSON.stringify(cuerpo));
  });
}

const json = ({ datos }) => JSON.parse(datos.toString());

/** A note of so many lines, its services and amounts apart from each other's; answers its id. */
async function notaLarga(url, cookie) {
  const { servicios } = json(await llamar(`${url}/api/servicios/all`, { cookie }));
  const { clientes } = json(await llamar(`${url}/api/clientes/`, { cookie }));
  const articulos = Array.from({ length: LINEAS }, (_, i) => {
    const { _id, servicio, precio, medida } = servicios[i % servicios.length];
    return { _id: randomUUID(), cantidad: 1 + (i % 7), servicio, precio, servicio_id: _id, medida };
  });
  const cuerpo = {
    _id: randomUUID(),
    usuario: clientes[0]._id,
    fecha: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date()),
    articulos,
  };
  return json(await llamar(`${url}/api/ventas/guardar`, { cookie, method: 'POST', cuerpo })).data._id;
}

/** @returns whether the image ticket of a long note is made within the limit, the first of a server too */
export async function medirImagen() {
  const carpeta = await mkdtemp(join(tmpdir(), 'lavanda-bench-imagen-'));
  const servidor = await iniciarServidor(carpeta, { LOG_LEVEL: 'error', DATABASE_URL: '' });
  try {
    const cuerpo = { usuario: 'usuario@aguaclara.mx', password: 'lavanda123' };
    const { headers } = await llamar(`${servidor.url}/api/auth/submit`, { method: 'POST', cuerpo });
    const cookie = headers['set-cookie'][0].split(';')[0];
    const direccion = `${servidor.url}/api/ventas/${await notaLarga(servidor.url, cookie)}/imageGenerator`;
    await new Promise((seguir) => setTimeout(seguir, REPOSO_MS));
    const primera = await cronometrar(() => llamar(direccion, { cookie }));
    const tiempos = [];
    let bytes = 0;
    for (let vez = -CALENTAMIENTO; vez < VECES; vez++) {
      const ms = await cronometrar(async () => {
        bytes = (await llamar(direccion, { cookie })).datos.length;
      });
      if (vez >= 0) tiempos.push(ms);
    }
    const [p50, p95] = [percentil(tiempos, 0.5), percentil(tiempos, 0.95)];
    const cumple = p95 <= LIMITE_MS;
    process.stdout.write(
      `\nTicket en imagen de ${LINEAS} líneas, ${(bytes / 1024).toFixed(0)} KB (${VECES} veces; límite p95 ${LIMITE_MS} ms)\n` +
        `primera ${primera.toFixed(0)} ms, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}  ${cumple ? 'bien' : 'FUERA'}\n`,
    );
    return cumple;
  } finally {
    await servidor.cerrar();
    await rm(carpeta, { recursive: true, force: true });
  }
}
