import { CUENTAS, escribir, FRENO, paginaFrenada, resumen, tabla } from './pantallasComun.mjs';

const VECES = Number(process.env.BENCH_APERTURAS ?? 6);

/** What a section is opened for, by the words of its link. */
const CONTENIDO = {
  'Punto de Venta': '[data-mosaico]',
  Ventas: '[aria-rowindex="2"]',
  Clientes: '[aria-rowindex="2"]',
  Reportes: '.MuiLineChart-line',
  Activos: 'main article',
};

/**
 * Opens each section for the first time since the page was loaded: with nothing of it on the machine, and with its files kept from the day before. From the
 * press of its link, which nothing announced, to its data painted.
 * @returns {Promise<boolean>} true: no limit is set
 */
export async function medirAperturas(producto) {
  const frias = new Map();
  const tibias = new Map();
  for (let vez = 0; vez < VECES; vez++) {
    const contexto = await producto.contexto('escritorio', CUENTAS.super);
    await recorrer(contexto, vez, frias);
    await recorrer(contexto, vez, tibias);
    await contexto.close();
  }
  escribir(`\nAbrir una sección por primera vez, del toque a sus datos dibujados, CPU ${FRENO}x más lenta (ms)\n`);
  const filas = (nombre, tiempos) => [...tiempos].map(([seccion, suyos]) => [`${seccion}, ${nombre}`, ...resumen(suyos)]);
  tabla(['Sección', 'veces', 'p50', 'p95', 'máx'], [...filas('fría', frias), ...filas('con caché', tibias)]);
  return true;
}

/** Each time beginning at another section, which isn't timed: what they share isn't always paid by the same. */
async function recorrer(contexto, vez, tiempos) {
  const nombres = Object.keys(CONTENIDO);
  const orden = nombres.map((_, i) => nombres[(vez + i) % nombres.length]);
  const pagina = await paginaFrenada(contexto);
  await pagina.goto(RUTAS[orden[0]]);
  await pagina.locator(CONTENIDO[orden[0]]).first().waitFor();
  await pagina.waitForLoadState('networkidle');
  for (const nombre of orden.slice(1)) {
    const suyos = tiempos.get(nombre) ?? [];
    tiempos.set(nombre, [...suyos, await pagina.evaluate(abrir, { nombre, contenido: CONTENIDO[nombre] })]);
    await pagina.waitForLoadState('networkidle');
  }
  await pagina.close();
}

const RUTAS = {
  'Punto de Venta': '/app/pos',
  Ventas: '/app/ventas',
  Clientes: '/app/clientes',
  Reportes: '/app/dashboard',
  Activos: '/app/activos',
};

/** Runs in the page: ms from the press of the bar's link to the end of the frame in which the section's data can be seen. */
function abrir({ nombre, contenido }) {
  return new Promise((resolver, rechazar) => {
    const enlace = [...document.querySelectorAll('header nav a')].find(({ textContent }) => textContent === nombre);
    if (!enlace) return rechazar(new Error(`Sin enlace ${nombre}`));
    const seVe = () => [...document.querySelectorAll(contenido)].some((nodo) => nodo.checkVisibility());
    const canal = new MessageChannel();
    const inicio = performance.now();
    canal.port1.onmessage = () => resolver(performance.now() - inicio);
    enlace.click();
    const mirar = () => {
      if (enlace.getAttribute('aria-current') === 'page' && seVe()) return canal.port2.postMessage(null);
      if (performance.now() > inicio + 20_000) return rechazar(new Error(`${nombre} no se dibujó`));
      requestAnimationFrame(mirar);
    };
    requestAnimationFrame(mirar);
  });
}
