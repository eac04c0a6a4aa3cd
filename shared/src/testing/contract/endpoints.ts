import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@lavanda/shared';

/** Prefix of the endpoints in those modules of `@lavanda/shared` that each section bundles; every section may inject these. */
const SHARED = 'shared';

/** Name of a remote: that of its package without 'mfe-'. @param folder the remote's package folder */
export function nameOf(folder: string): string {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^mfe-/, '');
}

/** Endpoint prefix of a remote: 'mfe-corte-caja' -> 'corteCaja'. */
const prefixOf = (folder: string) => nameOf(folder).replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

const beginsWith = (prefix: string, name: string) => name.startsWith(prefix) && /^[A-Z]/.test(name.slice(prefix.length));

/**
 * Finds a remote's endpoints that replace one of the shell's, or whose names lack the remote's prefix: all remotes inject into
 * one slice, where a second endpoint of the same name replaces the first. Call it before the remote loads. `finish` returns the
 * violations, in Spanish.
 */
export function watchEndpoints(folder: string): { finish: () => string[] } {
  const prefix = prefixOf(folder);
  const before = new Map<string, unknown>(Object.entries(api.endpoints).map(([name, { initiate }]) => [name, initiate]));
  const complaint = ([name, { initiate }]: [string, { initiate: unknown }]): string[] => {
    if (before.has(name) && before.get(name) !== initiate) return [`Inyecta el endpoint "${name}", que ya es del shell.`];
    if (before.has(name) || beginsWith(prefix, name) || beginsWith(SHARED, name)) return [];
    return [`Inyecta el endpoint "${name}": el nombre de los suyos empieza con "${prefix}".`];
  };
  return { finish: () => Object.entries(api.endpoints).flatMap(complaint) };
}
