/** `npm run bench -- bytes|listas|clientes|imagen|reportes|cuadros|secciones`: one measurement, or without a name all of them. */
const MEDICIONES = {
  bytes: async () => (await import('./bytes/medir.mjs')).medirBytes(),
  listas: async () => (await import('./listas.mjs')).medirListas(),
  clientes: async () => (await import('./clientes.mjs')).medirClientes(),
  imagen: async () => (await import('./imagen.mjs')).medirImagen(),
  reportes: async () => (await import('./reportes.mjs')).medirReportes(),
  cuadros: async () => (await import('./cuadros.mjs')).medirCuadros(),
  secciones: async () => (await import('./secciones.mjs')).medirSecciones(),
};

const pedidas = process.argv.slice(2);
const ajena = pedidas.find((nombre) => !(nombre in MEDICIONES));
if (ajena !== undefined) {
  process.stderr.write(`No hay una medición «${ajena}». Hay: ${Object.keys(MEDICIONES).join(', ')}\n`);
  process.exit(2);
}
let cumplidas = true;
for (const nombre of pedidas.length > 0 ? pedidas : Object.keys(MEDICIONES))
  cumplidas = (await MEDICIONES[nombre]()) && cumplidas;
process.exitCode = cumplidas ? 0 : 1;
