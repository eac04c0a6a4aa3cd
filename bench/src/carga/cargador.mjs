import autocannon from 'autocannon';
import { reemplazar, reemplazos } from './plantilla.mjs';

/** A process of its own, so that what it takes to ask isn't taken for what it takes to answer: told what to send, answers what came back. */
process.on('message', async (pedido) => process.send(await cargar(pedido)));

/** One after the other, each made anew: what is new in it goes in as it is sent. */
const peticion = (plantilla) => ({
  setupRequest: (defecto) => {
    const pares = reemplazos(plantilla);
    return {
      ...defecto,
      method: plantilla.metodo,
      path: reemplazar(plantilla.ruta, pares),
      headers: { ...plantilla.cabeceras },
      body: plantilla.cuerpo === null ? undefined : reemplazar(plantilla.cuerpo, pares),
    };
  },
});

/**
 * @param {{ url: string; conexiones: import('./plantilla.mjs').Plantilla[][]; segundos: number; calentamiento: number }} pedido
 *   `calentamiento`: seconds at its beginning that don't count
 * @returns {Promise<{ tiempos: number[]; fallas: number; segundos: number }>} milliseconds of each answer, and how many weren't 200
 */
async function cargar({ url, conexiones, segundos, calentamiento }) {
  const tiempos = [];
  let fallas = 0;
  let siguiente = 0;
  const carrera = autocannon({
    url,
    connections: conexiones.length,
    duration: segundos + calentamiento,
    sampleInt: 50,
    timeout: 60,
    setupClient: (cliente) => cliente.setRequests(conexiones[siguiente++].map(peticion)),
  });
  const desde = performance.now() + calentamiento * 1000;
  carrera.on('response', (_cliente, estado, _bytes, ms) => {
    if (estado !== 200) fallas++;
    else if (performance.now() >= desde) tiempos.push(ms);
  });
  carrera.on('reqError', () => fallas++);
  await carrera;
  return { tiempos, fallas, segundos: (performance.now() - desde) / 1000 };
}
