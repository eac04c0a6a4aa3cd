import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentil } from './medidas.mjs';
import { abrirNavegador } from './navegador.mjs';
import { iniciarServidor } from './servidor.mjs';

/** How many times slower than the machine the page's processor is. */
export const FRENO = Number(process.env.BENCH_FRENO ?? 4);

/** Sizes of the mock-ups. Whoever touches has no mouse. */
export const PANTALLAS = {
  escritorio: { viewport: { width: 1440, height: 900 } },
  tableta: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  teléfono: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

export const CUENTAS = {
  super: { usuario: 'super@aguaclara.mx', password: 'lavanda123' },
  caja: { usuario: 'usuario@aguaclara.mx', password: 'lavanda123' },
};

/** The built product over the real server with its demo data, in a database of its own, and Chromium. */
export async function abrirProducto() {
  const datos = join(tmpdir(), `lavanda-bench-pantallas-${process.pid}`);
  const servidor = await iniciarServidor(datos, { LOG_LEVEL: 'error' });
  const navegador = await abrirNavegador();
  const sesiones = new Map();
  const sesionDe = async (cuenta) => {
    if (!sesiones.has(cuenta)) sesiones.set(cuenta, await entrarPorLlamada(navegador, servidor.url, cuenta));
    return sesiones.get(cuenta);
  };
  return {
    url: servidor.url,
    /** A browser of its own, with nothing kept but the session of an account when one is given. */
    contexto: async (pantalla, cuenta, baseURL = servidor.url) => {
      const storageState = cuenta && (await sesionDe(cuenta));
      return navegador.newContext({ ...PANTALLAS[pantalla], baseURL, locale: 'es-MX', ...(storageState && { storageState }) });
    },
    cerrar: async () => {
      await navegador.close();
      await servidor.cerrar();
      await rm(datos, { recursive: true, force: true });
    },
  };
}

async function entrarPorLlamada(navegador, baseURL, cuenta) {
  const contexto = await navegador.newContext({ baseURL });
  const entrada = await contexto.request.post('/api/auth/submit', { data: cuenta });
  if (!entrada.ok()) throw new Error(`No se pudo entrar: ${entrada.status()}`);
  const sesion = await contexto.storageState();
  await contexto.close();
  return sesion;
}

/** A page whose processor is `FRENO` times slower. */
export async function paginaFrenada(contexto) {
  const pagina = await contexto.newPage();
  const cdp = await contexto.newCDPSession(pagina);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: FRENO });
  return pagina;
}

export const escribir = (texto) => process.stdout.write(`${texto}\n`);

/** A row of a table in Markdown. */
export const renglon = (celdas) => escribir(`| ${celdas.join(' | ')} |`);

/** A table in Markdown; those that take long write their rows as they come. */
export function tabla(encabezados, filas = []) {
  renglon(encabezados);
  renglon(encabezados.map((_, i) => (i === 0 ? '---' : '---:')));
  for (const fila of filas) renglon(fila);
}

/** How many there are, p50, p95 and the longest, ms. */
export function resumen(tiempos) {
  return [tiempos.length, ...[0.5, 0.95, 1].map((parte) => percentil(tiempos, parte).toFixed(0))];
}

export const kb = (bytes) => (bytes / 1024).toFixed(1);
