import { loadavg } from 'node:os';
import { abrirListas } from './cuadrosListas.mjs';
import { cuadros, vacias } from './cuadrosRodar.mjs';

const VUELTAS = Number(process.env.BENCH_VUELTAS ?? 3);
const FRENO = Number(process.env.BENCH_FRENO ?? 4);
/** How long one run lasts, ms. */
const DURA = 4000;
/** A frame this late has missed the screen's next one, ms: one and a half of 1/60 s. */
const TARDE = 25;
/** Only the lists, screens and speeds named, as `BENCH_LISTAS=Ventas BENCH_PANTALLAS=teléfono BENCH_VELOCIDADES=3000`; all without. */
const parte = (variable, todas) => {
  const pedidas = process.env[variable]?.split(',');
  if (!pedidas) return todas;
  const ajena = pedidas.find((pedida) => !todas.some((una) => String(una) === pedida));
  // Measured nothing, everything would keep its limit.
  if (ajena !== undefined) throw new Error(`${variable}: no hay «${ajena}». Hay: ${todas.join(', ')}`);
  return todas.filter((una) => pedidas.includes(String(una)));
};
const VELOCIDADES = parte('BENCH_VELOCIDADES', [600, 3000]);
const TAMANOS = [
  ['escritorio', { width: 1440, height: 900 }],
  ['teléfono', { width: 390, height: 844 }],
];
const PANTALLAS = parte(
  'BENCH_PANTALLAS',
  TAMANOS.map(([pantalla]) => pantalla),
);
/** A list keeps up with the screen when it shows this part of the frames of a page of plain text, or of 60. */
const LIMITE = 0.95;

/**
 * Frames per second of the sales and the customers with 2,000 rows loaded, in Chromium on a slowed CPU, while the page scrolls at a
 * steady pace: one that can be read, and one that can't. Beside each, in the same minute, a page of plain text of the same
 * height: what the browser itself gives on that machine.
 * @returns {Promise<boolean>} whether every list keeps up
 */
export async function medirCuadros() {
  let cumplidas = true;
  const escribir = (texto) => process.stdout.write(`${texto}\n`);
  const listas = await abrirListas();
  try {
    escribir(`Cuadros por segundo, CPU ${FRENO}x más lenta, 2,000 filas, mediana de ${VUELTAS} vueltas de 4 s`);
    escribir(
      'lista       pantalla    px/s  cuadros/s  p95 ms  tarde %  CPU ms/cuadro  sin dibujar %    texto: cuadros/s  p95 ms  tarde %  CPU ms/cuadro  razón',
    );
    for (const [pantalla, tamano] of TAMANOS) {
      if (!PANTALLAS.includes(pantalla)) continue;
      for (const nombre of parte('BENCH_LISTAS', listas.nombres)) {
        const { lista, texto, cerrar } = await listas.abrir(nombre, tamano);
        for (const velocidad of VELOCIDADES) {
          const vueltas = [];
          for (let vuelta = 0; vuelta < VUELTAS; vuelta++)
            vueltas.push([await rodar(texto, velocidad), await rodar(lista, velocidad)]);
          const suya = mediana(vueltas.map(([, cada]) => cada));
          const delTexto = mediana(vueltas.map(([cada]) => cada));
          const vacio = await porDibujar(lista, velocidad);
          const razon = suya.porSegundo / Math.min(60, delTexto.porSegundo);
          cumplidas &&= razon >= LIMITE;
          escribir(
            [
              nombre.padEnd(10),
              pantalla.padEnd(10),
              String(velocidad).padStart(5),
              ...columnas(suya),
              vacio.toFixed(1).padStart(13),
              ...columnas(delTexto).map((columna, i) => (i === 0 ? columna.padStart(18) : columna)),
              razon.toFixed(2).padStart(6),
            ].join('  '),
          );
        }
        await cerrar();
      }
    }
    escribir(
      `Carga de la máquina (1, 5, 15 min): ${loadavg()
        .map((carga) => carga.toFixed(2))
        .join(' ')}`,
    );
    escribir(`${cumplidas ? 'cumple' : 'NO CUMPLE'}: razón >= ${LIMITE} en cada lista`);
    return cumplidas;
  } finally {
    await listas.cerrar();
  }
}

const columnas = ({ porSegundo, p95, tarde, cpu }) => [
  porSegundo.toFixed(1).padStart(9),
  p95.toFixed(1).padStart(6),
  (100 * tarde).toFixed(1).padStart(7),
  cpu.toFixed(1).padStart(13),
];

/** The run with the middle number of frames. */
function mediana(vueltas) {
  const orden = [...vueltas].sort((a, b) => a.porSegundo - b.porSegundo);
  return orden[Math.floor(orden.length / 2)];
}

async function rodar(pagina, velocidad) {
  const opciones = { velocidad, dura: DURA, limite: TARDE };
  return frenada(pagina, FRENO, async (cdp) => {
    const antes = await trabajado(cdp);
    const medida = await pagina.evaluate(cuadros, opciones);
    return { ...medida, cpu: ((await trabajado(cdp)) - antes) / medida.cuantos };
  });
}

/** Milliseconds of processor that the page's own thread has taken, slowed as it is; what else runs on the machine doesn't count. */
async function trabajado(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Part of the rows in sight that weren't there when a frame began, %. Looking at them takes time of its own: a run apart. */
async function porDibujar(pagina, velocidad) {
  return 100 * (await frenada(pagina, FRENO, () => pagina.evaluate(vacias, { velocidad, dura: DURA })));
}

async function frenada(pagina, veces, trabajo) {
  await pagina.bringToFront();
  await pagina.evaluate(() => window.scrollTo(0, 0));
  await pagina.waitForTimeout(400);
  const cdp = await pagina.context().newCDPSession(pagina);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: veces });
  await pagina.waitForTimeout(300);
  try {
    return await trabajo(cdp);
  } finally {
    await cdp.detach();
  }
}
