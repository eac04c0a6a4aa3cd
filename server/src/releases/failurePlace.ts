import { originalPositionFor } from '@jridgewell/trace-mapping';
import type { Database } from '../db/connection.ts';
import { sourceMapOf } from './sourceMaps.ts';

interface Context {
  db: Database;
  webDir: string;
}

/** A version of a remote whose build was published. */
export interface PublishedVersion {
  remote: string;
  version: string;
}

/** The address, line and column of a stack frame, in the formats of Chromium, Firefox and Safari. */
const FRAME = /([^\s()@]+):(\d+):(\d+)\)?$/;

/** A script's path within its build. */
const SCRIPT = /^(?!.*\.\.)[\w@][\w@.+/-]{0,199}\.js$/;

interface Frame {
  path: string;
  line: number;
  /** Column, counted from 1. */
  column: number;
}

/**
 * The place in a version's own sources that a stack comes from: '<source file>:<line>', or the place in the built script when it
 * has no source map. A frame of a library counts only when the stack has none of the version's own sources.
 * @returns null when the stack names no script of the version, or only code that mounts sections
 */
export async function placeOf(context: Context, published: PublishedVersion, stack: string): Promise<string | null> {
  const folder = await folderOf(context.db, published);
  const frames = stack.split('\n').flatMap((line) => frameOf(line, folder) ?? []);
  let second: string | null = null;
  for (const { path, line, column } of frames) {
    const map = await sourceMapOf(context, published, path);
    const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) });
    if (found?.source && isOfMount(found.source)) continue;
    if (!found || found.source === null) second ??= `${path}:${line}:${column}`;
    else if (isOwn(found.source)) return `${readable(found.source)}:${found.line}`;
    else second ??= `${readable(found.source)}:${found.line}`;
  }
  return second;
}

async function folderOf(db: Database, { remote, version }: PublishedVersion): Promise<string> {
  const elsewhere = await db.kysely
    .selectFrom('entregas')
    .select('direccion')
    .where('remoto', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return elsewhere?.direccion ?? `/mf/${remote}/${version}/`;
}

function frameOf(text: string, folder: string): Frame | null {
  const [, address = '', line, column] = FRAME.exec(text) ?? [];
  const start = address.indexOf(folder);
  const path = address.slice(start + folder.length);
  return start < 0 || !SCRIPT.test(path) ? null : { path, line: Number(line), column: Number(column) };
}

/**
 * Whether a source file belongs to the code that mounts sections: the kit (`@lavanda/shared`) or single-spa-react. Its frames are
 * in every crash, so they say nothing about the place.
 */
function isOfMount(source: string): boolean {
  return /\/node_modules\/(@lavanda\/shared|single-spa-react)\/|^(webpack:\/\/[^/]*\/)?(\.\.\/)*shared\/dist\//.test(source);
}

function isOwn(source: string): boolean {
  return !/(^|\/)node_modules\/|\/webpack\/|^webpack\//.test(source);
}

/**
 * Shortens 'webpack://mfe-ventas-1a2b3c4d/./src/list/SalesPage.tsx' to 'src/list/SalesPage.tsx', and makes it safe for a
 * terminal.
 */
function readable(source: string): string {
  return source
    .replace(/\p{C}+/gu, '')
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(\.{1,2}\/)+/, '');
}
