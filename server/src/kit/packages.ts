import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { Check } from 'typebox/value';

/** A package that the build packed, with the fields that the server publishes about it. */
const PackedPackage = Type.Object({ version: Type.String(), archivo: Type.String(), integridad: Type.String() });
export type PackedPackage = Type.Static<typeof PackedPackage>;

/** Folders that the build packs for a section's team: the kit, and the command that creates a section. */
const FOLDERS = ['shared', 'create-section'] as const;

/** The package that the build packed in a folder; null when there was no build. */
export async function packedIn(webDir: string, folder: (typeof FOLDERS)[number]): Promise<PackedPackage | null> {
  try {
    const data: unknown = JSON.parse(await readFile(join(webDir, folder, 'dist', 'kit', 'kit.json'), 'utf8'));
    return Check(PackedPackage, data) ? data : null;
  } catch {
    return null;
  }
}

/** The bytes of a packed file; null unless the server publishes that file. */
export async function packedFile(webDir: string, file: string): Promise<Buffer | null> {
  for (const folder of FOLDERS) {
    const packed = await packedIn(webDir, folder);
    if (packed?.archivo === file) return readFile(join(webDir, folder, 'dist', 'kit', file)).catch(() => null);
  }
  return null;
}
