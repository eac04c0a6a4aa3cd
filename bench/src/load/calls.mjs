import { randomUUID } from 'node:crypto';

/** The headers a browser sends. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'application/json' };
const TYPED = ['maria', 'jose', 'hern', 'gar', 'rodriguez'];

/** @returns {import('./template.mjs').Template} */
export const read = (path, cookie) => ({ method: 'GET', path, headers: { ...HEADERS, cookie }, body: null, fresh: [] });

/** @returns {import('./template.mjs').Template} */
export const write = (path, cookie, body, fresh = []) => ({
  method: 'POST',
  path,
  headers: { ...HEADERS, 'content-type': 'application/json', cookie },
  body: JSON.stringify(body),
  fresh,
});

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
  const get = async (path) => (await fetch(url + path, { headers: { cookie } })).json();
  const { servicios } = await get('/api/servicios/all');
  const { results } = await get('/api/ventas/?notasPorPagina=20&pagina=1');
  const { clientes } = await get('/api/clientes/?pagina=1');
  return {
    customers: clientes.map(({ _id }) => _id),
    nota: results.at(-1)._id,
    services: servicios.filter(({ medida: unit }) => unit === 'pz').slice(0, 2),
    today: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date()),
  };
}

/**
 * The counter's calls by name. Each call is a function that makes the requests of one session, which are sent in turn.
 * @returns {[string, (cookie: string) => import('./template.mjs').Template[]][]}
 */
export function calls(material) {
  const sales = (query) => (cookie) => [read(`/api/ventas/?notasPorPagina=20&${query}`, cookie)];
  return [
    ['open notes', (cookie) => [read('/api/ventas/?status=0%2C-1&notasPosPagina=-1', cookie)]],
    ['sales, page 1', sales('pagina=1')],
    ['sales, text', sales('pagina=1&user=gabriela%20mendoza')],
    ['customers, text', (cookie) => TYPED.map((name) => write('/api/clientes/', cookie, { nombre: name }))],
    ['reports', (cookie) => [read('/api/ventas/?resultSummary=1', cookie)]],
    ['open a note', (cookie) => [read(`/api/ventas/${material.nota}`, cookie)]],
    ['save', (cookie) => [saveNota(material, cookie)]],
  ];
}
