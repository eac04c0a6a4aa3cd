import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** File in a build that lists the build's own files with their hashes. */
const LIST = 'archivos.json';

/** A function that takes the text of one of the build's files and returns it changed. */
export type Change = (text: string, path: string) => string;

/**
 * Returns a section's build with `change` applied to its files. Computes the hashes again, and renames the global variable in
 * which the build registers its chunks, so that the changed build and the original can run in the same page.
 * @param root parent folder of the section's folder; this repository by default
 */
export function buildOf(remote: string, change: Change, root = ROOT): Map<string, Buffer> {
  const dist = join(root, remote, 'dist');
  const paths = readdirSync(dist, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path) && !/\.(br|gz|map|html)$/.test(path));
  const originals = paths.map((path) => [path, readFileSync(join(dist, path), 'utf8')] as const);
  const written = originals.map(([path, text]) => [path, change(text, path)] as const);
  const place = sha256(written.map(([, text]) => text).join(''))
    .toString('hex')
    .slice(0, 8);
  const changed = new Map(written.map(([path, text]) => [path, inPlace(remote, place, text)]));
  const ofChunks = new Map<string, string>();
  for (const [path, text] of originals.filter(([first]) => first.includes('/async/')))
    ofChunks.set(integrityOf(text), integrityOf(changed.get(path) ?? ''));
  const texts = new Map(
    [...changed].map(([path, text]) => [path, text.replace(/sha256-[\w+/]{43}=/g, (first) => ofChunks.get(first) ?? first)]),
  );
  if (texts.has(LIST)) texts.set(LIST, listOf(texts));
  return new Map([...texts].map(([path, text]) => [path, Buffer.from(text)]));
}

/** The SHA-256 of each file in hexadecimal, in the build's format. */
function listOf(texts: Map<string, string>): string {
  const paths = Object.keys(JSON.parse(texts.get(LIST) ?? '{}') as object);
  return JSON.stringify(Object.fromEntries(paths.map((path) => [path, sha256(texts.get(path) ?? '').toString('hex')])));
}

function integrityOf(text: string): string {
  return `sha256-${sha256(text).toString('base64')}`;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function inPlace(remote: string, place: string, text: string): string {
  const name = new RegExp(`(${remote}-|${remote.replaceAll('-', '_')}_)[0-9a-f]{8}(?![0-9a-f])`, 'g');
  return text.replace(name, `$1${place}`);
}
