import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { percentil } from './medidas.mjs';
import { abrirNavegador } from './navegador.mjs';
import { iniciarServidor } from './servidor.mjs';

const CAMBIOS = Number(process.env.BENCH_CAMBIOS ?? 800);
/** The first of them, of each section thirty with each hand and sixty without warning: a p95 of twenty is their second slowest, whatever the machine was doing then. */
const CRONOMETRADOS = 600;
const FRENO = 4;
const LIMITE_MS = 100;
/** Shorter than it takes to look at a page and press again. */
const CALMA_MS = 250;
const LIMITE_MEMORIA = 1.15;

/** The bar's links, in the order they are pressed. */
const ENLACES = ['Punto de Venta', 'Ventas', 'Clientes', 'Reportes', 'Activos'];
/** Each section some times, until all that is kept of each is there and what V8 compiles of them is compiled. */
const CALENTAMIENTO = 12 * ENLACES.length;

/** How a link is pressed: shorter than a hand takes to aim, and to lift a finger. */
const MANOS = {
  ratón: async (pagina, [x, y]) => {
    await pagina.mouse.move(x, y);
    await esperar(100);
    await pagina.mouse.down();
    await esperar(50);
    await pagina.mouse.up();
    await pagina.mouse.move(...APARTADO);
  },
  dedo: async (_pagina, [x, y], cdp) => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await esperar(70);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  // As the browser's Back: nothing tells beforehand where the page is going.
  'sin aviso': (pagina, _donde, _cdp, enlace) => pagina.evaluate((texto) => window.enlaceDe(texto).click(), enlace),
};
/** By turns, a round of the sections each. */
const TURNOS = ['ratón', 'sin aviso', 'dedo', 'sin aviso'];
/** Where the pointer is in nobody's way, px. */
const APARTADO = [2, 450];

/**
 * Goes from section to section as a user who presses the bar's links, with a mouse and with a finger, on a CPU four times slower: from the click to the
 * section painted, its title and then everything in sight, and how long that is after the hand lifted; and what memory and DOM are left after 800 of them.
 * Beside them, changes that nothing announces.
 * @returns {Promise<boolean>} whether they and the memory are within their limits
 */
export async function medirSecciones() {
  const datos = join(tmpdir(), `lavanda-bench-secciones-${process.pid}`);
  const servidor = await iniciarServidor(datos, { LOG_LEVEL: 'error' });
  const navegador = await abrirNavegador();
  try {
    const pagina = await entrar(navegador, servidor.url);
    const cdp = await pagina.context().newCDPSession(pagina);
    await visitar(pagina);
    await cambiar(pagina, cdp, CALENTAMIENTO);
    const antes = await memoria(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: FRENO });
    const tiempos = await cambiar(pagina, cdp, CRONOMETRADOS, enCalma(pagina));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cambiar(pagina, cdp, CAMBIOS - CRONOMETRADOS);
    const despues = await memoria(cdp);
    return escribir(tiempos, antes, despues);
  } finally {
    await navegador.close();
    await servidor.cerrar();
    await rm(datos, { recursive: true, force: true });
  }
}

async function entrar(navegador, baseURL) {
  const contexto = await navegador.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL,
    locale: 'es-MX',
    hasTouch: true,
  });
  await contexto.addInitScript(() => {
    window.enlaceDe = (texto) => [...document.querySelectorAll('header nav a')].find((enlace) => enlace.textContent === texto);
  });
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

/** Each section a first time: one may cover the page until its data is there. */
async function visitar(pagina) {
  for (const enlace of ENLACES) {
    await pagina.getByRole('navigation').first().getByRole('link', { name: enlace, exact: true }).click();
    await esperar(1_000);
  }
  await pagina.mouse.move(...APARTADO);
  // Where nothing covers the link any more, Playwright's trial says so.
  await pagina.getByRole('navigation').first().getByRole('link', { name: ENLACES[0], exact: true }).click({ trial: true });
}

/** Of each change, by hand and section; `despues` is waited for after each. */
async function cambiar(pagina, cdp, veces, despues = async () => {}) {
  const tiempos = [];
  for (let vez = 0; vez < veces; vez++) {
    const enlace = ENLACES[vez % ENLACES.length];
    const mano = TURNOS[Math.floor(vez / ENLACES.length) % TURNOS.length];
    const donde = await pagina.evaluate(medio, enlace);
    const cambio = pagina.evaluate(cambioPintado, enlace);
    await MANOS[mano](pagina, donde, cdp, enlace);
    tiempos.push({ mano, enlace, ...(await cambio) });
    await despues();
  }
  return tiempos;
}

/** Runs in the page: the middle of the link, px. */
function medio(texto) {
  const { x, y, width, height } = window.enlaceDe(texto).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
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
 * Runs in the page: ms from the click on the link to the first frame after the new section's content replaced the old one's (its title alone is seen, and it isn't
 * the one that was), and to the frame with everything in sight: what low in the window is left for the next frames has been drawn too. `levantada`: to that same frame
 * from when the hand lifted, with what the browser takes to make a click of it.
 * @returns {Promise<{ titulo: number, todo: number, levantada: number }>}
 */
function cambioPintado(texto) {
  return new Promise((resolver, rechazar) => {
    const enlace = window.enlaceDe(texto);
    const limite = performance.now() + 20_000;
    const sinClic = setTimeout(() => rechazar(new Error(`Nadie apretó ${texto}`)), 20_000);
    const titulos = () => [...document.querySelectorAll('main h1')].filter((titulo) => titulo.checkVisibility());
    const [anterior] = titulos();
    const porDibujar = () =>
      [...document.querySelectorAll('main [data-por-partes] > *')].some((parte) => {
        if (parte.style.contentVisibility !== 'hidden' || parte.closest('[aria-hidden="true"]')) return false;
        const { top, bottom } = parte.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    let inicio;
    let espera;
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
          if (!faltan) resolver({ titulo: conTitulo, todo: ahora, levantada: ahora + espera });
        });
        if (!faltan) return;
      }
      if (performance.now() > limite) return rechazar(new Error(`${texto} no se dibujó`));
      requestAnimationFrame(mirar);
    };
    let levantada;
    const alLevantar = ({ timeStamp }) => {
      levantada = timeStamp;
    };
    addEventListener('pointerup', alLevantar, true);
    addEventListener(
      'click',
      (evento) => {
        clearTimeout(sinClic);
        removeEventListener('pointerup', alLevantar, true);
        inicio = performance.now();
        espera = inicio - (levantada ?? evento.timeStamp);
        requestAnimationFrame(mirar);
      },
      { capture: true, once: true },
    );
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
  const fila = (nombre, suyos) => {
    const par = (que) => {
      const todos = suyos.map((uno) => uno[que]);
      return `p50 ${ms(percentil(todos, 0.5))}  p95 ${ms(percentil(todos, 0.95))}`;
    };
    const bien =
      percentil(
        suyos.map(({ todo }) => todo),
        0.95,
      ) <= LIMITE_MS;
    const veredicto = bien ? 'bien ' : 'FUERA';
    process.stdout.write(
      `título ${par('titulo')}  todo lo que está a la vista ${par('todo')}  ${veredicto}  desde la mano ${par('levantada')}  ${nombre}\n`,
    );
    return bien;
  };
  const cumple = ['ratón', 'dedo', 'sin aviso'].flatMap((mano) => {
    const suyos = tiempos.filter((cambio) => cambio.mano === mano);
    const porSeccion = ENLACES.map((enlace) =>
      fila(
        `${enlace}, ${mano}`,
        suyos.filter((cambio) => cambio.enlace === enlace),
      ),
    );
    return [...porSeccion, fila(`cualquiera, ${mano}`, suyos)];
  });
  const razon = despues.heap / antes.heap;
  const mb = (bytes) => (bytes / 2 ** 20).toFixed(1);
  const memoriaBien = razon <= LIMITE_MEMORIA;
  process.stdout.write(
    `${CAMBIOS} cambios: memoria ${mb(antes.heap)} -> ${mb(despues.heap)} MB (${razon.toFixed(3)}, límite ${LIMITE_MEMORIA}), ` +
      `nodos ${antes.nodos} -> ${despues.nodos}, documentos ${antes.documentos} -> ${despues.documentos}, ` +
      `oyentes ${antes.oyentes} -> ${despues.oyentes}  ${memoriaBien ? 'bien' : 'FUERA'}\n`,
  );
  return cumple.every(Boolean) && memoriaBien;
}
