import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { Check } from 'typebox/value';

/** An npm package file that `npm run build` packed: its version, file name and integrity hash, which GET /kit answers. */
const PackedPackage = Type.Object({ version: Type.String(), archivo: Type.String(), integridad: Type.String() });
export type PackedPackage = Type.Static<typeof PackedPackage>;

/**
 * Folders that the build packs for teams who write sections outside this repository: the kit (the package `@lavanda/shared`, with
 * all that a section needs to build), and the command that creates a section.
 */
const FOLDERS = ['shared', 'create-section'] as const;

/** Reads which package the build packed from a folder; null when the folder has no valid kit.json, as before the build. */
export async function packedIn(webDir: string, folder: (typeof FOLDERS)[number]): Promise<PackedPackage | null> {
  try {
    const data: unknown = JSON.parse(await readFile(join(webDir, folder, 'dist', 'kit', 'kit.json'), 'utf8'));
    return Check(PackedPackage, data) ? data : null;
  } catch {
    return null;
  }
}

/** The bytes of a packed npm package; null when this server offers no package in a file of that name. */
export async function packedFile(webDir: string, file: string): Promise<Buffer | null> {
  for (const folder of FOLDERS) {
    const packed = await packedIn(webDir, folder);
    if (packed?.archivo === file) return readFile(join(webDir, folder, 'dist', 'kit', file)).catch(() => null);
  }
  return null;
}
