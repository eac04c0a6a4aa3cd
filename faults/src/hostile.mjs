import { randomUUID } from 'node:crypto';

const svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${content}</svg>`;

/** An image of twenty thousand filters, which is refused before it is drawn. */
export function filterBomb() {
  return svg(Array.from({ length: 20_000 }, (_, n) => `<filter id="f${n}"><feBlend/></filter>`).join(''));
}

/** An image that looks harmless and takes minutes to draw. */
export function maskBomb() {
  const mask = '<mask id="m"><rect width="512" height="512" fill="#fff"/></mask>';
  return svg(`${mask}${'<rect width="512" height="512" mask="url(#m)"/>'.repeat(9_000)}`);
}

/** A nota of `count` lines of one servicio. */
export function notaOf({ clienteId, servicio, today }, count) {
  const { _id: id, precio: price, medida: unit } = servicio;
  const line = () => ({
    _id: randomUUID(),
    cantidad: 1,
    servicio: servicio.servicio,
    servicio_id: id,
    precio: price,
    medida: unit,
  });
  return { id: randomUUID(), usuario: clienteId, fecha: today, articulos: Array.from({ length: count }, line), pagos: [] };
}
