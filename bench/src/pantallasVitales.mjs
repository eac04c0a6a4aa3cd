import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { escribir, FRENO, paginaFrenada, renglon, tabla } from './pantallasComun.mjs';
import { todasLasRutas } from './pantallasRutas.mjs';

/** What Web Vitals calls good; FCP and TTFB help to understand and aren't of the three. */
const BUENO = { LCP: 2500, CLS: 0.1, INP: 200 };
const INFORMATIVAS = ['FCP', 'TTFB'];
/** A page over a limit is visited again, and the one in the middle counts. */
const OTRAS_VECES = 2;

const buscar = createRequire(import.meta.url);
const BIBLIOTECA = readFileSync(buscar.resolve('web-vitals').replace(/[^/]+$/, 'web-vitals.iife.js'), 'utf8');

/**
 * The Web Vitals of every page, with Google's own library in it: the first visit, with nothing kept, until nothing more comes; then some presses. On a computer and on
 * a phone.
 * @returns {Promise<boolean>} whether every page is good
 */
export async function medirVitales(producto) {
  const rutas = await todasLasRutas(producto);
  const nombres = [...Object.keys(BUENO), ...INFORMATIVAS];
  const malas = [];
  escribir(
    `\nWeb Vitals de cada página, primera visita, CPU ${FRENO}x más lenta (ms; límites LCP ${BUENO.LCP}, CLS ${BUENO.CLS}, INP ${BUENO.INP})\n`,
  );
  tabla(['Página', 'pantalla', ...nombres]);
  for (const pantalla of ['escritorio', 'teléfono']) {
    for (const ruta of rutas) {
      const medida = await hastaSaber(() => visitar(producto, pantalla, ruta));
      const fuera = Object.keys(BUENO).filter((nombre) => medida[nombre] > BUENO[nombre]);
      if (medida.falla) fuera.push(medida.falla);
      if (fuera.length > 0) malas.push(`${ruta.nombre}, ${pantalla}: ${fuera.join(', ')}`);
      renglon([`\`${ruta.nombre}\``, pantalla, ...nombres.map((nombre) => escrita(nombre, medida[nombre]))]);
    }
  }
  escribir(malas.length === 0 ? '\nTodas son buenas.' : `\nFUERA: ${malas.join('; ')}`);
  return malas.length === 0;
}

const escrita = (nombre, valor) => (valor === undefined ? '-' : valor.toFixed(nombre === 'CLS' ? 3 : 0));

/** A visit that is good, or of three the one in the middle, metric by metric. */
async function hastaSaber(hacer) {
  const primera = await hacer();
  if (primera.falla) return primera;
  if (Object.entries(BUENO).every(([nombre, limite]) => (primera[nombre] ?? 0) <= limite)) return primera;
  const visitas = [primera];
  for (let vez = 0; vez < OTRAS_VECES; vez++) visitas.push(await hacer());
  const enMedio = (nombre) => visitas.map((visita) => visita[nombre] ?? 0).sort((a, b) => a - b)[OTRAS_VECES / 2];
  return Object.fromEntries([...Object.keys(BUENO), ...INFORMATIVAS].map((nombre) => [nombre, enMedio(nombre)]));
}

async function visitar(producto, pantalla, { ruta, sesion, lista, toques, preparar }) {
  const contexto = await producto.contexto(pantalla, sesion);
  const pagina = await paginaFrenada(contexto);
  try {
    await pagina.addInitScript({ content: `${BIBLIOTECA}\n(${anotar})(webVitals)` });
    await preparar?.(pagina);
    await pagina.goto(ruta);
    await lista(pagina).waitFor();
    await pagina.waitForLoadState('networkidle');
    for (const toque of toques) {
      await toque(pagina).click({ timeout: 10_000 });
      // An event is told of after it has been presented.
      await pagina.waitForTimeout(150);
    }
    return await pagina.evaluate(() => window.vitales);
  } catch (error) {
    // One page that can't be handled is told of with the rest.
    return { falla: String(error.message).split('\n')[0] };
  } finally {
    await contexto.close();
  }
}

/** Runs in the page before anything of it. */
function anotar({ onCLS, onFCP, onINP, onLCP, onTTFB }) {
  window.vitales = {};
  const guardar = ({ name, value }) => {
    window.vitales[name] = value;
  };
  for (const observar of [onCLS, onFCP, onLCP, onTTFB]) observar(guardar, { reportAllChanges: true });
  onINP(guardar, { reportAllChanges: true, durationThreshold: 16 });
}
