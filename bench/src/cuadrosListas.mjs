import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { abrirNavegador } from './navegador.mjs';
import { iniciarServidor } from './servidor.mjs';

const SEMBRAR = fileURLToPath(new URL('../../server/dist/cli/seed.js', import.meta.url));
const FILAS = 2000;

/** Address of each list, and of the call that brings its pages. */
const LISTAS = {
  Ventas: { ruta: '/app/ventas', llamada: '/api/ventas/', filas: ({ results }) => results.length },
  Clientes: { ruta: '/app/clientes', llamada: '/api/clientes/', filas: ({ clientes }) => clientes.length },
};

/** The built product over the real server with a database of its own, and Chromium. */
export async function abrirListas() {
  const datos = join(tmpdir(), `lavanda-bench-cuadros-${process.pid}`);
  await sembrar(datos);
  const servidor = await iniciarServidor(datos, { LOG_LEVEL: 'error' });
  const navegador = await abrirNavegador();
  return {
    nombres: Object.keys(LISTAS),
    abrir: (nombre, tamano) => abrirLista(navegador, servidor.url, LISTAS[nombre], tamano),
    cerrar: async () => {
      await navegador.close();
      await servidor.cerrar();
      await rm(datos, { recursive: true, force: true });
    },
  };
}

async function sembrar(datos) {
  const de = String(FILAS + 100);
  const proceso = spawn(process.execPath, [SEMBRAR, '--notas', de, '--clientes', de], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: datos, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [codigo] = await once(proceso, 'exit');
  if (codigo !== 0) throw new Error(`El llenado terminó con ${codigo}`);
}

/** The list with its rows loaded, as one who scrolls down to them; and a page of plain text as tall. */
async function abrirLista(navegador, url, { ruta, llamada, filas }, tamano) {
  const contexto = await navegador.newContext({ viewport: tamano, baseURL: url, locale: 'es-MX' });
  const entrada = await contexto.request.post('/api/auth/submit', {
    data: { usuario: 'super@aguaclara.mx', password: 'lavanda123' },
  });
  if (!entrada.ok()) throw new Error(`No se pudo entrar: ${entrada.status()}`);
  const lista = await contexto.newPage();
  let cargadas = 0;
  lista.on('response', async (respuesta) => {
    if (new URL(respuesta.url()).pathname === llamada) cargadas += filas(await respuesta.json());
  });
  await lista.goto(ruta);
  await lista.locator('[aria-rowindex="2"], [aria-posinset="1"]').waitFor();
  while (cargadas < FILAS) {
    await lista.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await lista.waitForTimeout(20);
  }
  await lista.waitForTimeout(500);
  const alto = await lista.evaluate(() => document.documentElement.scrollHeight);
  const texto = await contexto.newPage();
  await texto.setContent(paginaDeTexto(alto));
  return { lista, texto, cerrar: () => contexto.close() };
}

/** As many lines of text as the list has rows, in as much room. */
function paginaDeTexto(alto) {
  const renglon = `<p>María Fernanda Ríos Beltrán 2026-12-08 $1,284.0 Con adeudo $100.0 Narvarte</p>`;
  const estilo = `body { margin: 0; font: 16px sans-serif } p { margin: 0; height: ${alto / FILAS}px; overflow: hidden }`;
  return `<!doctype html><style>${estilo}</style>${renglon.repeat(FILAS)}`;
}
