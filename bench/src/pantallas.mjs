import { abrirProducto } from './pantallasComun.mjs';

/** What is measured, in order; BENCH_PARTES chooses among them: 'entrada,carrito'. */
const PARTES = {
  entrada: async (producto) => (await import('./pantallasEntrada.mjs')).medirEntrada(producto),
  carrito: async (producto) => (await import('./pantallasCarrito.mjs')).medirCarrito(producto),
  aperturas: async (producto) => (await import('./pantallasSecciones.mjs')).medirAperturas(producto),
  vitales: async (producto) => (await import('./pantallasVitales.mjs')).medirVitales(producto),
  bytes: async (producto) => (await import('./pantallasBytes.mjs')).medirBytesPorPagina(producto),
};

/**
 * The product in Chromium on a slowed processor: what each part says it measures.
 * @returns whether every part is within its limits, and the figures of those that have them
 */
export async function medirPantallas() {
  const pedidas = (process.env.BENCH_PARTES ?? Object.keys(PARTES).join(',')).split(',');
  const producto = await abrirProducto();
  try {
    const resultados = [];
    for (const parte of pedidas) {
      const resultado = await PARTES[parte](producto);
      resultados.push(typeof resultado === 'boolean' ? { cumple: resultado, cifras: {} } : resultado);
    }
    return {
      cumple: resultados.every(({ cumple }) => cumple),
      cifras: Object.assign({}, ...resultados.map(({ cifras }) => cifras)),
    };
  } finally {
    await producto.cerrar();
  }
}
