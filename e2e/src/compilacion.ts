import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

/** The build's own list of its files. */
const LISTA = 'archivos.json';

/** What a change makes of the text of a file. */
export type Cambio = (texto: string, ruta: string) => string;

/**
 * The files of a section's own build with `cambiar` applied to their text, as another build of it would be: the hashes that its entry asks for are
 * those of the changed files, and its chunks are handed over in a place of their own.
 */
export function compilacionDe(remoto: string, cambiar: Cambio): Map<string, Buffer> {
  const dist = join(RAIZ, remoto, 'dist');
  const rutas = readdirSync(dist, { recursive: true })
    .map((ruta) => String(ruta).replaceAll('\\', '/'))
    .filter((ruta) => /\.\w+$/.test(ruta) && !/\.(br|gz|map|html)$/.test(ruta));
  const leidos = rutas.map((ruta) => [ruta, readFileSync(join(dist, ruta), 'utf8')] as const);
  const escritos = leidos.map(([ruta, texto]) => [ruta, cambiar(texto, ruta)] as const);
  const lugar = sha256(escritos.map(([, texto]) => texto).join(''))
    .toString('hex')
    .slice(0, 8);
  const cambiados = new Map(escritos.map(([ruta, texto]) => [ruta, enLugar(remoto, lugar, texto)]));
  const deTrozos = new Map<string, string>();
  for (const [ruta, texto] of leidos.filter(([una]) => una.includes('/async/')))
    deTrozos.set(integridadDe(texto), integridadDe(cambiados.get(ruta) ?? ''));
  const textos = new Map(
    [...cambiados].map(([ruta, texto]) => [ruta, texto.replace(/sha256-[\w+/]{43}=/g, (una) => deTrozos.get(una) ?? una)]),
  );
  if (textos.has(LISTA)) textos.set(LISTA, listaDe(textos));
  return new Map([...textos].map(([ruta, texto]) => [ruta, Buffer.from(texto)]));
}

/** What each file hashes to, in hexadecimal, as the build writes it. */
function listaDe(textos: Map<string, string>): string {
  const rutas = Object.keys(JSON.parse(textos.get(LISTA) ?? '{}') as object);
  return JSON.stringify(Object.fromEntries(rutas.map((ruta) => [ruta, sha256(textos.get(ruta) ?? '').toString('hex')])));
}

function integridadDe(texto: string): string {
  return `sha256-${sha256(texto).toString('base64')}`;
}

function sha256(texto: string): Buffer {
  return createHash('sha256').update(texto).digest();
}

function enLugar(remoto: string, lugar: string, texto: string): string {
  const nombre = new RegExp(`(${remoto}-|${remoto.replaceAll('-', '_')}_)[0-9a-f]{8}(?![0-9a-f])`, 'g');
  return texto.replace(nombre, `$1${lugar}`);
}
