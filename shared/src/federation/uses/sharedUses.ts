import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildUses } from '@lavanda/shared/contract/schemas/buildUses';
import type { Rspack } from '@rsbuild/core';

const CONSUMED = /^consume shared module \(\S+\) (\S+)@/;

const KIT = dirname(fileURLToPath(import.meta.url));

/**
 * What a build's code imports from each shared library, by import path. The server compares it with what each shell gives.
 * @param root the section's folder
 */
export function sharedUses(compilation: Rspack.Compilation, root: string): BuildUses['librerias'] {
  const { modules, moduleGraph } = compilation;
  const isInCode = namesInCode(compilation);
  const uses: BuildUses['librerias'] = {};
  for (const module of modules) {
    const path = CONSUMED.exec(module.identifier())?.[1];
    if (path === undefined) continue;
    const names = new Set(moduleGraph.getIncomingConnections(module).flatMap(({ dependency }) => namesIn(dependency)));
    uses[path] = {
      version: installedVersion(packageOf(path), root),
      exportaciones: [...names].filter(isInCode).toSorted(),
    };
  }
  return Object.fromEntries(Object.entries(uses).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Returns a function that tells whether the built scripts use a name as a member; '*' and 'default' always count as used. The
 * module graph also lists imports of functions that were removed as unused. Names of shared exports aren't shortened, so a name
 * that no script contains isn't used.
 */
function namesInCode(compilation: Rspack.Compilation): (name: string) => boolean {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const members = new Set<string>();
  for (const { source } of scripts)
    for (const [, name] of source
      .source()
      .toString()
      .matchAll(/(?:\.|\[["'])([\w$]+)/g))
      if (name) members.add(name);
  return (name) => name === '*' || name === 'default' || members.has(name);
}

/** Names that an import uses; '*' when it uses the module as a whole, or in a way that can't be analysed. */
function namesIn({ type, ids }: Rspack.Dependency): readonly string[] {
  // These two types stand for the whole import statement; each imported name has a dependency of its own.
  if (type === 'esm import' || type === 'esm export import') return [];
  return ids?.[0] === undefined ? ['*'] : [ids[0]];
}

/** @returns the version of a package; null when it is installed neither for the section nor for `@lavanda/shared` */
function installedVersion(name: string, root: string): string | null {
  for (const start of [root, KIT]) {
    for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
      const file = join(folder, 'node_modules', name, 'package.json');
      if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    }
  }
  return null;
}

/** The package of an import path: '@mui/material/Button' is of '@mui/material'. */
export function packageOf(path: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
}
