import { percentil } from '../medidas.mjs';
import { llamadas } from './llamadas.mjs';

/** Registers that sell, and people who sign in meanwhile. */
const CAJAS = 4;
const ENTRANDO = 32;

const columnas = (tiempos) => [0.5, 0.95, 0.99].map((parte) => percentil(tiempos, parte).toFixed(1));

/** What a sale waits while many sign in: passwords are expensive to check, and sales go first. */
export async function medirMezcla(base, tiempos) {
  const { url, registradoras, cargador, otroCargador } = base;
  const de = (clave, cuantas) => {
    const { plantillas } = llamadas(base).find((llamada) => llamada.clave === clave);
    return registradoras.slice(0, cuantas).map(plantillas);
  };
  const pedido = (clave, cuantas) => ({ url, conexiones: de(clave, cuantas), ...tiempos });
  process.stdout.write(`\n${CAJAS} cajas, solas y mientras ${ENTRANDO} personas entran sin parar\n`);
  process.stdout.write('| call | while | p50 ms | p95 ms | p99 ms | sign-ins/s |\n| --- | --- | --: | --: | --: | --: |\n');
  const cifras = {};
  let fallas = 0;
  // What is saved makes the list longer: last.
  for (const clave of ['activos', 'guardar']) {
    const sola = await cargador.cargar(pedido(clave, CAJAS));
    const [juntas, entradas] = await Promise.all([
      cargador.cargar(pedido(clave, CAJAS)),
      otroCargador.cargar(pedido('entrar', ENTRANDO)),
    ]);
    process.stdout.write(`| ${clave} | alone | ${columnas(sola.tiempos).join(' | ')} | |\n`);
    const porSegundo = (entradas.respuestas / entradas.segundos).toFixed(0);
    process.stdout.write(`| ${clave} | ${ENTRANDO} sign in | ${columnas(juntas.tiempos).join(' | ')} | ${porSegundo} |\n`);
    fallas += sola.fallas + juntas.fallas + entradas.fallas;
    cifras[`${clave} mientras entran`] = {
      razon: percentil(juntas.tiempos, 0.95) / percentil(sola.tiempos, 0.95),
      tolerancia: 2,
    };
  }
  return { fallas, cifras };
}
