import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { percentil } from './medidas.mjs';
import { abrirNavegador } from './navegador.mjs';
import { iniciarServidor } from './servidor.mjs';

const CAMBIOS = Number(process.env.BENCH_CAMBIOS ?? 800);
/** The first of them, sixty of each section: a p95 of twenty is their second slowest, whatever the machine was doing then. */
const CRONOMETRADOS = 300;
const FRENO = 4;
const LIMITE_MS = 100;
/** Shorter than it takes to look at a page and press again. */
const CALMA_MS = 250;
const LIMITE_MEMORIA = 1.15;

/** The bar's links, in the order they are pressed. */
const ENLACES = ['Punto de Venta', 'Ventas', 'Clientes', 'Reportes', 'Activos'];
/** Each section some times, until all that is kept of each is there and what V8 compiles of them is compiled. */
const CALENTAMIENTO = 12 * ENLACES.length;

/**
 * Goes from section to section as a user who presses the bar's links, on a CPU four times slower: from the press to the section painted, its title and then
 * everything in sight; and what memory and DOM are left after 800 of them.
 * @returns {Promise<boolean>} whether both are within their limits
 */
export async function medirSecciones() {
  const datos = join(tmpdir(), `lavanda-bench-secciones-${process.pid}`);
  const servidor = await iniciarServidor(datos, { LOG_LEVEL: 'error' });
  const navegador = await abrirNavegador();
  try {
    const pagina = await entrar(navegador, servidor.url);
    const cdp = await pagina.context().newCDPSession(pagina);
    await cambiar(pagina, CALENTAMIENTO);
    const antes = await memoria(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: FRENO });
    const tiempos = await cambiar(pagina, CRONOMETRADOS, enCalma(pagina));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cambiar(pagina, CAMBIOS - CRONOMETRADOS);
    const despues = await memoria(cdp);
    return escribir(tiempos, antes, despues);
  } finally {
    await navegador.close();
    await servidor.cerrar();
    await rm(datos, { recursive: true, force: true });
  }
}

async function entrar(navegador, baseURL) {
  const contexto = await navegador.newContext({ viewport: { width: 1440, height: 900 }, baseURL, locale: 'es-MX' });
  const entrada = await contexto.request.post('/api/auth/submit', {
    data: { usuario: 'super@aguaclara.mx', password: 'lavanda123' },
  });
  if (!entrada.ok()) throw new Error(`No se pudo entrar: ${entrada.status()}`);
  const pagina = await contexto.newPage();
  await pagina.goto('/app/activos');
  await pagina
    .getByRole('link', { name: ENLACES.at(-1) })
    .first()
    .waitFor();
  return pagina;
}

/** Of each change, by section; `despues` is waited for after each. */
async function cambiar(pagina, veces, despues = async () => {}) {
  const tiempos = new Map(ENLACES.map((enlace) => [enlace, []]));
  for (let vez = 0; vez < veces; vez++) {
    const enlace = ENLACES[vez % ENLACES.length];
    tiempos.get(enlace).push(await pagina.evaluate(irA, enlace));
    await despues();
  }
  return tiempos;
}

/**
 * Waits until a person would press again: the section's own data came and the page has been left in peace for a moment. (Playwright's 'networkidle' is of the
 * document's load, long past here.)
 */
function enCalma(pagina) {
  let enVuelo = 0;
  let ultima = 0;
  const cambio = (cuantas) => () => {
    enVuelo += cuantas;
    ultima = performance.now();
  };
  pagina.on('request', cambio(1));
  pagina.on('requestfinished', cambio(-1));
  pagina.on('requestfailed', cambio(-1));
  return async () => {
    ultima = performance.now();
    while (enVuelo > 0 || performance.now() - ultima < CALMA_MS) await esperar(20);
  };
}

/**
 * Runs in the page: ms from the press of the link to the first frame after the new section's content replaced the old one's (its title alone is seen, and it isn't
 * the one that was), and to the frame with everything in sight: what low in the window is left for the next frames has been drawn too.
 * @returns {Promise<{ titulo: number, todo: number }>}
 */
function irA(texto) {
  return new Promise((resolver, rechazar) => {
    const enlace = [...document.querySelectorAll('header nav a')].find((otro) => otro.textContent === texto);
    if (!enlace) return rechazar(new Error(`Sin enlace ${texto}`));
    const inicio = performance.now();
    const limite = inicio + 20_000;
    const titulos = () => [...document.querySelectorAll('main h1')].filter((titulo) => titulo.checkVisibility());
    const [anterior] = titulos();
    enlace.click();
    const porDibujar = () =>
      [...document.querySelectorAll('main [data-por-partes] > *')].some((parte) => {
        if (parte.style.contentVisibility !== 'hidden' || parte.closest('[aria-hidden="true"]')) return false;
        const { top, bottom } = parte.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    let conTitulo;
    // Before each frame is painted: the one for which everything is there ends when it has been.
    const mirar = () => {
      const [titulo, ...otros] = titulos();
      const listo = enlace.getAttribute('aria-current') === 'page' && titulo && titulo !== anterior && otros.length === 0;
      if (listo) {
        const faltan = porDibujar();
        setTimeout(() => {
          const ahora = performance.now() - inicio;
          conTitulo ??= ahora;
          if (!faltan) resolver({ titulo: conTitulo, todo: ahora });
        });
        if (!faltan) return;
      }
      if (performance.now() > limite) return rechazar(new Error(`${texto} no se dibujó`));
      requestAnimationFrame(mirar);
    };
    requestAnimationFrame(mirar);
  });
}

/** Live heap after collecting (bytes), DOM nodes that scripts still hold, documents and listeners. */
async function memoria(cdp) {
  for (let vez = 0; vez < 3; vez++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, documents, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodos: nodes, documentos: documents, oyentes: jsEventListeners };
}

function escribir(tiempos, antes, despues) {
  const ms = (numero) => numero.toFixed(1).padStart(7);
  process.stdout.write(`\nCambios de sección con todo cargado, CPU ${FRENO}x más lenta (ms; límite p95 ${LIMITE_MS})\n`);
  let cumple = true;
  for (const [enlace, suyos] of [...tiempos, ['cualquiera', [...tiempos.values()].flat()]]) {
    const de = (que, parte) => {
      const todos = suyos.map((uno) => uno[que]);
      return percentil(todos, parte);
    };
    const bien = de('todo', 0.95) <= LIMITE_MS;
    cumple &&= bien;
    const par = (que) => `p50 ${ms(de(que, 0.5))}  p95 ${ms(de(que, 0.95))}`;
    process.stdout.write(
      `título ${par('titulo')}  todo lo que está a la vista ${par('todo')}  ${bien ? 'bien ' : 'FUERA'}  ${enlace}\n`,
    );
  }
  const razon = despues.heap / antes.heap;
  const mb = (bytes) => (bytes / 2 ** 20).toFixed(1);
  const memoriaBien = razon <= LIMITE_MEMORIA;
  process.stdout.write(
    `${CAMBIOS} cambios: memoria ${mb(antes.heap)} -> ${mb(despues.heap)} MB (${razon.toFixed(3)}, límite ${LIMITE_MEMORIA}), ` +
      `nodos ${antes.nodos} -> ${despues.nodos}, documentos ${antes.documentos} -> ${despues.documentos}, ` +
      `oyentes ${antes.oyentes} -> ${despues.oyentes}  ${memoriaBien ? 'bien' : 'FUERA'}\n`,
  );
  return cumple && memoriaBien;
}
