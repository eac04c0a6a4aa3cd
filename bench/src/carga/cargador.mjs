import autocannon from 'autocannon';
import { reemplazar, reemplazos } from './plantilla.mjs';

/** A process of its own, so that what it takes to ask isn't taken for what it takes to answer: told what to send, answers what came back. */
process.on('message', async (pedido) => process.send(await cargar(pedido)));

/**
 * A register's requests, one after the other and again from the first; what is new goes in as they are sent, the same in all of a turn.
 * @param {import('./plantilla.mjs').Plantilla[]} plantillas
 */
function turno(plantillas) {
  const frescos = [...new Set(plantillas.flatMap((plantilla) => plantilla.frescos))];
  const alternado = plantillas.find((plantilla) => plantilla.alternado)?.alternado ?? null;
  let pares = [];
  return plantillas.map((plantilla, i) => ({
    setupRequest: (defecto) => {
      if (i === 0) pares = reemplazos({ frescos, alternado });
      return {
        ...defecto,
        method: plantilla.metodo,
        path: reemplazar(plantilla.ruta, pares),
        headers: { ...plantilla.cabeceras },
        body: plantilla.cuerpo === null ? undefined : reemplazar(plantilla.cuerpo, pares),
      };
    },
    onResponse: (estado, cuerpo) => {
      if (estado !== 200) process.stderr.write(`${plantilla.metodo} ${plantilla.ruta}: ${estado} ${cuerpo.slice(0, 300)}\n`);
    },
  }));
}

/**
 * @param {{ url: string; conexiones: import('./plantilla.mjs').Plantilla[][]; segundos?: number; calentamiento?: number; cantidad?: number }} pedido
 *   so many requests, or for so many seconds after the first `calentamiento`, which don't count
 * @returns {Promise<{ tiempos: number[]; respuestas: number; fallas: number; segundos: number }>} milliseconds of each answer but the first of each
 *   connection: registers keep theirs open all day, and here all are opened at once, which Node takes in one by one while it answers the others;
 *   how many answers there were, and how many weren't 200; these are told
 */
async function cargar({ url, conexiones, segundos = 0, calentamiento = 0, cantidad }) {
  const tiempos = [];
  const abiertas = new WeakSet();
  let respuestas = 0;
  let fallas = 0;
  let siguiente = 0;
  const carrera = autocannon({
    url,
    connections: conexiones.length,
    ...(cantidad === undefined ? { duration: segundos + calentamiento } : { amount: cantidad }),
    sampleInt: 50,
    timeout: 60,
    setupClient: (cliente) => cliente.setRequests(turno(conexiones[siguiente++])),
  });
  const desde = performance.now() + calentamiento * 1000;
  carrera.on('response', (cliente, estado, _bytes, ms) => {
    const primera = !abiertas.has(cliente);
    abiertas.add(cliente);
    if (estado !== 200) fallas++;
    else if (performance.now() >= desde) {
      respuestas++;
      if (!primera) tiempos.push(ms);
    }
  });
  carrera.on('reqError', (error) => {
    fallas++;
    process.stderr.write(`${error}\n`);
  });
  await carrera;
  return { tiempos, respuestas, fallas, segundos: (performance.now() - desde) / 1000 };
}
