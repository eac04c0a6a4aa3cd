import { vigilarBajadas } from './pantallasBajadas.mjs';
import { CUENTAS, escribir, FRENO, kb, paginaFrenada, resumen, tabla } from './pantallasComun.mjs';

const VECES = Number(process.env.BENCH_ENTRADAS ?? 8);
/** Where the shell keeps the address that a lost session interrupted. */
const REGRESO = 'lavanda:regreso';

/** Two ways into the point of sale: the session was lost there and one comes back to it; or by what signing in opens first, and the bar's link. */
const CAMINOS = { 'de vuelta a /app/pos': '/app/pos', 'por Activos y el enlace de la barra': null };

/**
 * From the press of 'Iniciar sesión' to a point of sale that answered one: its first service that was there was pressed, and what it does is painted. With nothing
 * kept by the browser, and a second time.
 * @returns {Promise<boolean>} true: no limit is set
 */
export async function medirEntrada(producto) {
  const filas = [];
  for (const [camino, regreso] of Object.entries(CAMINOS)) {
    const frias = [];
    const tibias = [];
    for (let vez = 0; vez < VECES; vez++) {
      const contexto = await producto.contexto('escritorio');
      frias.push(await entrar(contexto, regreso));
      await contexto.clearCookies();
      tibias.push(await entrar(contexto, regreso));
      await contexto.close();
    }
    filas.push(fila(`Fría, ${camino}`, frias), fila(`Con caché, ${camino}`, tibias));
  }
  escribir(`\nDe 'Iniciar sesión' al punto de venta que atendió un toque, CPU ${FRENO}x más lenta (ms)\n`);
  tabla(['Visita', 'veces', 'p50', 'p95', 'máx', 'KB antes de entrar', 'KB desde entrar', 'peticiones'], filas);
  return true;
}

function fila(nombre, visitas) {
  const [{ antes, despues }] = visitas;
  return [nombre, ...resumen(visitas.map(({ ms }) => ms)), kb(antes.bytes), kb(despues.bytes), despues.peticiones];
}

async function entrar(contexto, regreso) {
  const pagina = await paginaFrenada(contexto);
  const bajadas = await vigilarBajadas(pagina);
  await pagina.goto('/login');
  const boton = pagina.getByRole('button', { name: 'Iniciar sesión' });
  await boton.waitFor();
  await pagina.waitForLoadState('networkidle');
  if (regreso) await pagina.evaluate(([clave, ruta]) => sessionStorage.setItem(clave, ruta), [REGRESO, regreso]);
  const antes = bajadas.tomar();
  await pagina.evaluate(esperarServicio, regreso === null ? 'Punto de Venta' : null);
  // The form is filled as a browser that keeps passwords does: what comes after begins to load with the first field.
  await pagina.getByRole('textbox', { name: 'Usuario' }).fill(CUENTAS.caja.usuario);
  await pagina.getByLabel('Contraseña', { exact: true }).fill(CUENTAS.caja.password);
  await boton.click();
  const ms = await pagina.evaluate(() => window.servicioAtendido);
  await pagina.waitForLoadState('networkidle');
  const despues = bajadas.tomar();
  await pagina.evaluate(() => localStorage.clear());
  await pagina.close();
  return { ms, antes, despues };
}

/**
 * Runs in the page. Watches each frame from the next click on: presses the bar's link when it is needed and there, then the first service that is sold by the
 * piece; `servicioAtendido` resolves to the ms from the click to the frame that shows it in the note.
 */
function esperarServicio(enlace) {
  window.servicioAtendido = new Promise((resolver) => {
    addEventListener(
      'click',
      ({ timeStamp: inicio }) => {
        const paso = () => {
          if (document.querySelector('[aria-label="Artículos"] li')) {
            const canal = new MessageChannel();
            canal.port1.onmessage = () => resolver(performance.now() - inicio);
            return canal.port2.postMessage(null);
          }
          const link = enlace && [...document.querySelectorAll('header nav a')].find(({ textContent }) => textContent === enlace);
          if (link && link.getAttribute('aria-current') !== 'page') link.click();
          [...document.querySelectorAll('[data-mosaico]:not(:disabled)')]
            .find(({ textContent }) => /\d$/.test(textContent))
            ?.click();
          requestAnimationFrame(paso);
        };
        requestAnimationFrame(paso);
      },
      { once: true, capture: true },
    );
  });
}
