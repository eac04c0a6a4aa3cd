import { compararConLineaBase, guardarLineaBase } from './lineaBase.mjs';

/**
 * `npm run bench -- carga|crecimiento|memoria|bytes|listas|clientes|imagen|reportes|cuadros|secciones|pantallas`: the measurements named, or without a name
 * all of them. Their figures are compared with those of bench/lineaBase.json; with `--guardar` they are written there instead.
 */
const MEDICIONES = {
  carga: async () => (await import('./carga/medir.mjs')).medirCarga(),
  crecimiento: async () => (await import('./crecimiento.mjs')).medirCrecimiento(),
  memoria: async () => (await import('./memoria.mjs')).medirMemoria(),
  bytes: async () => (await import('./bytes/medir.mjs')).medirBytes(),
  listas: async () => (await import('./listas.mjs')).medirListas(),
  clientes: async () => (await import('./clientes.mjs')).medirClientes(),
  imagen: async () => (await import('./imagen.mjs')).medirImagen(),
  reportes: async () => (await import('./reportes.mjs')).medirReportes(),
  cuadros: async () => (await import('./cuadros.mjs')).medirCuadros(),
  secciones: async () => (await import('./secciones.mjs')).medirSecciones(),
  pantallas: async () => (await import('./pantallas.mjs')).medirPantallas(),
};

const GUARDAR = '--guardar';
const argumentos = process.argv.slice(2);
const guardar = argumentos.includes(GUARDAR);
const pedidas = argumentos.filter((argumento) => argumento !== GUARDAR);
const ajena = pedidas.find((nombre) => !(nombre in MEDICIONES));
if (ajena !== undefined) {
  process.stderr.write(`No hay una medición «${ajena}». Hay: ${Object.keys(MEDICIONES).join(', ')}\n`);
  process.exit(2);
}

/** A measurement says whether its limits were kept and, those that have them, its figures. */
async function hacer(nombre) {
  const resultado = await MEDICIONES[nombre]();
  const { cumple, cifras } = typeof resultado === 'boolean' ? { cumple: resultado, cifras: {} } : resultado;
  if (Object.keys(cifras).length === 0) return cumple;
  if (!guardar) return (await compararConLineaBase(nombre, cifras)) && cumple;
  await guardarLineaBase(nombre, cifras);
  return cumple;
}

let cumplidas = true;
for (const nombre of pedidas.length > 0 ? pedidas : Object.keys(MEDICIONES)) cumplidas = (await hacer(nombre)) && cumplidas;
process.exitCode = cumplidas ? 0 : 1;
