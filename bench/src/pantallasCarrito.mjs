import { percentil } from './medidas.mjs';
import { CUENTAS, escribir, FRENO, paginaFrenada, resumen, tabla } from './pantallasComun.mjs';
import { contarProcesador, referencia } from './pantallasProcesador.mjs';
import { esperarToque, leerToques, vigilarToques } from './pantallasToques.mjs';

const LIMITE_MS = 50;
/** One after the other, each from nothing: of a single note the p95 of what is added first would be its slowest touch. */
const NOTAS = 6;
/** Rounds over the catalogue for each note: the first fills it, the rest add to what it has. */
const VUELTAS = { tableta: 4, teléfono: 2 };
const KILOS = '3.5';

/**
 * Adds services to a note as a cashier who touches the screen: every piece and every kg service of the catalogue, the first time and again, until the note has
 * more than twenty lines; and five notes more. From the touch to the paint of the new total, in the page.
 * The processor's time of the page's thread is beside it: on a machine that does other things, that one still says what a touch costs.
 * @returns whether the p95 of every kind of touch is within the limit, and the processor's time against a work that never changes
 */
export async function medirCarrito(producto) {
  const filas = [];
  const cifras = {};
  let cumple = true;
  for (const [pantalla, vueltas] of Object.entries(VUELTAS)) {
    const contexto = await producto.contexto(pantalla, CUENTAS.caja);
    const { clases, lineas } = await agregar(contexto, vueltas);
    const medida = await referencia(contexto);
    await contexto.close();
    for (const [clase, toques] of Object.entries(clases)) {
      const tiempos = toques.map(({ ms }) => ms);
      const bien = percentil(tiempos, 0.95) <= LIMITE_MS;
      cumple &&= bien;
      const delNavegador = percentil(
        toques.map(({ duracion }) => duracion),
        0.95,
      );
      const cpu = percentil(
        toques.map((toque) => toque.cpu),
        0.5,
      );
      cifras[`${clase}, ${pantalla}`] = { razon: cpu / medida, cpu, p95: percentil(tiempos, 0.95) };
      filas.push([
        `${clase}, ${pantalla} (${lineas} líneas)`,
        ...resumen(tiempos),
        delNavegador,
        cpu.toFixed(0),
        bien ? 'bien' : 'FUERA',
      ]);
    }
  }
  escribir(`\nDel toque al total nuevo dibujado, CPU ${FRENO}x más lenta (ms; límite p95 ${LIMITE_MS})\n`);
  tabla(['Toque', 'veces', 'p50', 'p95', 'máx', 'p95 según Event Timing', 'CPU p50', ''], filas);
  return { cumple, cifras };
}

async function agregar(contexto, vueltas) {
  const pagina = await paginaFrenada(contexto);
  await pagina.goto('/app/pos');
  await pagina.locator('[data-mosaico]').first().waitFor();
  await pagina.waitForLoadState('networkidle');
  await pagina.evaluate(vigilarToques);
  const procesador = await contarProcesador(pagina);
  const cdp = await contexto.newCDPSession(pagina);
  const servicios = await pagina
    .locator('[data-mosaico]')
    .evaluateAll((mosaicos) =>
      mosaicos.map((mosaico, indice) => ({ indice, precio: mosaico.querySelector('span').textContent })),
    );
  const clases = { 'Pieza, primera vez': [], 'Pieza, otra vez': [], Kilos: [] };
  let lineas;
  for (let nota = 0; nota < NOTAS; nota++) {
    if (nota > 0) await vaciar(pagina);
    for (let vuelta = 0; vuelta < vueltas; vuelta++) {
      for (const { indice, precio } of servicios) {
        if (!precio.startsWith('$')) continue;
        const mosaico = pagina.locator('[data-mosaico]').nth(indice);
        if (precio.includes('/')) clases.Kilos.push(await tocarKilos(pagina, cdp, procesador, mosaico));
        else clases[vuelta === 0 ? 'Pieza, primera vez' : 'Pieza, otra vez'].push(await tocar(pagina, cdp, procesador, mosaico));
      }
    }
    const borrador = await pagina.evaluate(() => Object.entries(localStorage).find(([clave]) => clave.includes('borrador'))[1]);
    lineas = JSON.parse(borrador).lineas.length;
  }
  return { clases, lineas };
}

/**
 * A finger on the middle of something that is still: nothing else is asked of the page meanwhile. The browser makes the touch, as of a screen's; one that is
 * dispatched (`Input.dispatchTouchEvent`, Playwright's `tap`) is dated first and then waits for the page's next frame before the browser has it: up to 17 ms of nobody's.
 */
async function tocar(pagina, cdp, procesador, donde) {
  await donde.tap({ trial: true });
  const { x, y, width, height } = await donde.boundingBox();
  await pagina.evaluate(esperarToque);
  await procesador();
  await cdp.send('Input.synthesizeTapGesture', { x: x + width / 2, y: y + height / 2, duration: 0, gestureSourceType: 'touch' });
  const toque = await pagina.evaluate(leerToques);
  return { ...toque, cpu: await procesador() };
}

/** The note is emptied as a cashier does, on a phone in its own sheet. */
async function vaciar(pagina) {
  const verNota = pagina.getByRole('button', { name: /Ver nota/ });
  if (await verNota.isVisible()) await verNota.tap();
  await pagina.getByRole('button', { name: 'CANCELAR' }).tap();
  await pagina.getByRole('button', { name: 'Vaciar nota' }).tap();
  await pagina.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function tocarKilos(pagina, cdp, procesador, mosaico) {
  await mosaico.tap();
  const dialogo = pagina.getByRole('dialog');
  await dialogo.getByRole('textbox').first().fill(KILOS);
  const toque = await tocar(pagina, cdp, procesador, dialogo.getByRole('button', { name: /^Agregar/ }));
  await dialogo.waitFor({ state: 'hidden' });
  return toque;
}
