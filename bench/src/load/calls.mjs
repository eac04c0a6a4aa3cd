import { randomUUID } from 'node:crypto';
import { call, read, write } from '../requests.mjs';

const TYPED = ['maria', 'jose', 'hern', 'gar', 'rodriguez'];

export const readOpen = (cookie) => read('/api/ventas/?status=0%2C-1&notasPosPagina=-1', cookie);
export const readSales = (query, cookie) => read(`/api/ventas/?notasPorPagina=20&${query}`, cookie);
export const readSummary = (cookie) => read('/api/ventas/?resultSummary=1', cookie);
export const searchCustomers = (name, cookie) => write('/api/clientes/', cookie, { nombre: name });

/** A nota of today with two servicios by the piece and a partial pago, as the counter sends it. */
export function saveNota({ services, customers, today }, cookie) {
  const [nota, operationId, pago, ...lines] = Array.from({ length: 5 }, () => randomUUID());
  const articles = services.map(({ _id, servicio, precio: price, medida: unit }, i) => ({
    _id: lines[i],
    servicio_id: _id,
    servicio,
    precio: price,
    medida: unit,
    cantidad: i + 1,
  }));
  const pagos = [{ _id: pago, monto: 50, metodo: 'Efvo' }];
  const body = { id: nota, operacion: operationId, usuario: customers[0], fecha: today, articulos: articles, pagos };
  return write('/api/ventas/guardar', cookie, body, [nota, operationId, pago, ...lines]);
}

/** Data to build requests with: servicios by the piece, clientes, the laundry's local date, one of its latest notas. */
export async function loadMaterial({ url, cookie }) {
  const { servicios } = await call(url, read('/api/servicios/all', cookie));
  const { results } = await call(url, readSales('pagina=1', cookie));
  const { clientes } = await call(url, read('/api/clientes/?pagina=1', cookie));
  return {
    customers: clientes.map(({ _id }) => _id),
    nota: results.at(-1)._id,
    services: servicios.filter(({ medida: unit }) => unit === 'pz').slice(0, 2),
    today: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date()),
  };
}

/**
 * The counter's calls by name. Each call is a function that makes the requests of one session, which are sent in turn.
 * @returns {[string, (cookie: string) => import('../requests.mjs').Request[]][]}
 */
export function calls(material) {
  return [
    ['open notes', (cookie) => [readOpen(cookie)]],
    ['sales, page 1', (cookie) => [readSales('pagina=1', cookie)]],
    ['sales, text', (cookie) => [readSales('pagina=1&user=gabriela%20mendoza', cookie)]],
    ['customers, text', (cookie) => TYPED.map((name) => searchCustomers(name, cookie))],
    ['reports', (cookie) => [readSummary(cookie)]],
    ['open a note', (cookie) => [read(`/api/ventas/${material.nota}`, cookie)]],
    ['save', (cookie) => [saveNota(material, cookie)]],
  ];
}
