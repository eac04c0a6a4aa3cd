import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { PETEN } from './clientes.ts';
import { callApi } from './states/state.ts';
import { register, uniqueSurname } from './yourClientes.ts';

/** A stop of the day, with the name of the cliente who waits there. */
export interface Stop {
  nota: string;
  tipo: 'entrega' | 'recoleccion';
  cliente: string;
}

interface Servicio {
  _id: string;
  servicio: string;
  medida: string;
  precio: number;
}

export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());

const POINTS = [
  [0, 0],
  [0.004, 0.006],
  [-0.005, 0.003],
  [0.007, -0.004],
  [-0.003, -0.006],
] as const;
let places = 0;

/** An address in Narvarte, a different one at each call. */
function nextPlace() {
  const [lat, lon] = POINTS[places++ % POINTS.length] ?? [0, 0];
  return { ...PETEN, descripcion: `Petén ${200 + places}, Narvarte`, lat: (PETEN.lat ?? 0) + lat, lon: (PETEN.lon ?? 0) + lon };
}

async function saveNota(page: Page, kind: Stop['tipo'], fields: object): Promise<Stop> {
  const surname = uniqueSurname();
  const cliente = await register(page, { apellido: surname });
  const nota = { id: randomUUID(), usuario: cliente, fecha: today(), a_domicilio: true, domicilio: nextPlace(), ...fields };
  const { inserted_id: id } = await callApi<{ inserted_id: string }>(page, '/api/ventas/guardar', nota);
  return { nota: id, tipo: kind, cliente: `María Fernanda ${surname}` };
}

/** Creates, through the API, a nota without pagos that is to be delivered today. */
export async function delivery(page: Page): Promise<Stop> {
  const { servicios } = await callApi<{ servicios: Servicio[] }>(page, '/api/servicios/all');
  const { servicio, _id, precio: price } = servicios.find(({ medida: unit }) => unit === 'pz') as Servicio;
  const line = { _id: randomUUID(), cantidad: 1, servicio, servicio_id: _id, precio: price, medida: 'pz' };
  return saveNota(page, 'entrega', { articulos: [line], fecha_entrega: today(), status: 0 });
}

/** Creates a recoleccion of today through the API. */
export async function pickup(page: Page): Promise<Stop> {
  const recoleccion = { hora_inicio: '09:00', hora_final: '20:00' };
  return saveNota(page, 'recoleccion', { articulos: [], recoleccion, status: -1 });
}

interface StopOfDay {
  nota: string;
  tipo: string;
  chofer: string | null;
  domicilio: { lat: number | null } | null;
}

/** Today's stops and drivers, from the same call as the page Ruta. */
export function readDay(page: Page) {
  return callApi<{ choferes: { _id: string; nombre: string }[]; paradas: StopOfDay[] }>(page, `/api/rutas/dia?fecha=${today()}`);
}

/** Creates a driver with only these stops, and the driver's link. The signed-in user must have the permission for drivers. */
export async function driverWith(page: Page, stops: readonly Stop[]): Promise<{ chofer: string; path: string }> {
  const driver = { nombre: `Lupe ${randomUUID().slice(0, 4)}`, telefono: '', vehiculo: 'auto', capacidad: null };
  const chofer = randomUUID();
  await callApi(page, '/api/rutas/choferes', { _id: chofer, ...driver, sale: '09:00', dias: [] });
  for (const { nota, tipo: kind } of stops) {
    await callApi(page, '/api/rutas/mover', { fecha: today(), parada: { nota, tipo: kind }, chofer });
  }
  const { enlace: path } = await callApi<{ enlace: string }>(page, '/api/rutas/enlace', { fecha: today(), chofer });
  return { chofer, path };
}

/** Size of the body at an address as sent to a browser that accepts brotli, bytes. */
export function transferOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${response.statusCode} ${address}`)),
      );
    }).on('error', reject);
  });
}

/** Waits until the browser has stored the driver's page, so that it opens without a network. */
export async function keptOffline(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(async () => (await caches.match('/r/')) !== undefined)).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** A JPEG of 1600 x 1200 px, full of small blocks in different colours, so that it compresses little. */
export async function doorPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let y = 0; y < 1200; y += 8) {
      for (let x = 0; x < 1600; x += 8) {
        context.fillStyle = `rgb(${(x * 7) % 256} ${(y * 13) % 256} ${(x * y) % 256})`;
        context.fillRect(x, y, 8, 8);
      }
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** The entries about a stop's nota in the caja named `drawer`: kind, payment method and amount. */
export async function drawerEntries(
  page: Page,
  drawer: string,
  { nota }: Stop,
): Promise<[kind: string, method: string, pesos: number][]> {
  interface Entry {
    tipo: string;
    metodo: string;
    monto: number;
    nota: { _id: string } | null;
  }
  const { cajas } = await callApi<{ cajas: { _id: string; nombre: string }[] }>(page, '/api/caja/cajas');
  const id = cajas.find(({ nombre: name }) => name === drawer)?._id;
  const { registro: entries } = await callApi<{ registro: Entry[] }>(page, `/api/caja?caja=${id}`);
  const own = entries.filter((entry) => entry.nota?._id === nota);
  return own.map(({ tipo: kind, metodo: method, monto: amount }) => [kind, method, amount]);
}
