import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { Check } from 'typebox/value';

/** A package that the build made, in the form in which it is announced. */
const PackedPackage = Type.Object({ version: Type.String(), archivo: Type.String(), integridad: Type.String() });
export type PackedPackage = Type.Static<typeof PackedPackage>;

/** Folders whose build packs what a section's team installs: the kit, and what begins a section. */
const FOLDERS = ['shared', 'create-section'] as const;

/** What the build packed in a folder; null when it wasn't built. */
export async function packedIn(webDir: string, folder: (typeof FOLDERS)[number]): Promise<PackedPackage | null> {
  try {
    const data: unknown = JSON.parse(await readFile(join(webDir, folder, 'dist', 'kit', 'kit.json'), 'utf8'));
    return Check(PackedPackage, data) ? data : null;
  } catch {
    return null;
  }
}

/** The bytes of a packed file; null unless it is one of those that are announced. */
export async function packedFile(webDir: string, file: string): Promise<Buffer | null> {
  for (const folder of FOLDERS) {
    const packed = await packedIn(webDir, folder);
    if (packed?.archivo === file) return readFile(join(webDir, folder, 'dist', 'kit', file)).catch(() => null);
  }
  return null;
}
