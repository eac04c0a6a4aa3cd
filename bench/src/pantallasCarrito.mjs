import { percentil } from './medidas.mjs';
import { CUENTAS, escribir, FRENO, paginaFrenada, resumen, tabla } from './pantallasComun.mjs';
import { leerToques, vigilarToques } from './pantallasToques.mjs';

const LIMITE_MS = 50;
/** Rounds over the catalogue: the first fills the note, the rest add to what it has. */
const VUELTAS = { tableta: 10, teléfono: 3 };
const KILOS = '3.5';

/**
 * Adds services to a note as a cashier who touches the screen: every piece and every kg service of the catalogue, the first time and again, until the note has
 * more than twenty lines. From the touch to the paint of the new total, in the page.
 * @returns {Promise<boolean>} whether the p95 of every kind of touch is within the limit
 */
export async function medirCarrito(producto) {
  const filas = [];
  let cumple = true;
  for (const [pantalla, vueltas] of Object.entries(VUELTAS)) {
    const contexto = await producto.contexto(pantalla, CUENTAS.caja);
    const { clases, lineas } = await agregar(contexto, vueltas);
    await contexto.close();
    for (const [clase, toques] of Object.entries(clases)) {
      const tiempos = toques.map(({ ms }) => ms);
      const bien = percentil(tiempos, 0.95) <= LIMITE_MS;
      cumple &&= bien;
      const delNavegador = percentil(
        toques.map(({ duracion }) => duracion),
        0.95,
      );
      filas.push([`${clase}, ${pantalla} (${lineas} líneas)`, ...resumen(tiempos), delNavegador, bien ? 'bien' : 'FUERA']);
    }
  }
  escribir(`\nDel toque al total nuevo dibujado, CPU ${FRENO}x más lenta (ms; límite p95 ${LIMITE_MS})\n`);
  tabla(['Toque', 'veces', 'p50', 'p95', 'máx', 'p95 según Event Timing', ''], filas);
  return cumple;
}

async function agregar(contexto, vueltas) {
  const pagina = await paginaFrenada(contexto);
  await pagina.goto('/app/pos');
  await pagina.locator('[data-mosaico]').first().waitFor();
  await pagina.waitForLoadState('networkidle');
  await pagina.evaluate(vigilarToques);
  const servicios = await pagina
    .locator('[data-mosaico]')
    .evaluateAll((mosaicos) =>
      mosaicos.map((mosaico, indice) => ({ indice, precio: mosaico.querySelector('span').textContent })),
    );
  const clases = { 'Pieza, primera vez': [], 'Pieza, otra vez': [], Kilos: [] };
  for (let vuelta = 0; vuelta < vueltas; vuelta++) {
    for (const { indice, precio } of servicios) {
      if (!precio.startsWith('$')) continue;
      const mosaico = pagina.locator('[data-mosaico]').nth(indice);
      if (precio.includes('/')) clases.Kilos.push(await tocarKilos(pagina, mosaico));
      else clases[vuelta === 0 ? 'Pieza, primera vez' : 'Pieza, otra vez'].push(await tocar(pagina, mosaico));
    }
  }
  const kept = Object.keys(await pagina.evaluate(() => ({ ...localStorage })));
  const lineas = await pagina.evaluate(
    (clave) => JSON.parse(localStorage.getItem(clave)).lineas.length,
    kept.find((clave) => clave.includes('borrador')),
  );
  return { clases, lineas };
}

async function tocar(pagina, donde) {
  await donde.scrollIntoViewIfNeeded();
  await donde.tap();
  return pagina.evaluate(leerToques);
}

async function tocarKilos(pagina, mosaico) {
  await mosaico.tap();
  const dialogo = pagina.getByRole('dialog');
  await dialogo.getByRole('textbox').first().fill(KILOS);
  const toque = await tocar(pagina, dialogo.getByRole('button', { name: /^Agregar/ }));
  await dialogo.waitFor({ state: 'hidden' });
  return toque;
}
