import type { Database } from '../../db/connection.ts';
import { manifestOf, sharedLibraries } from '../build.ts';

/**
 * Adds the list of libraries that the manifest requires to each build that was stored without the list. The list stays unknown
 * for a build on another origin, whose manifest isn't stored.
 */
export async function fillLibraries(db: Database): Promise<void> {
  const missing = await db.kysely
    .selectFrom('entregas as e')
    .innerJoin('entregas_archivos as m', (join) =>
      join.onRef('m.remoto', '=', 'e.remoto').onRef('m.version', '=', 'e.version').on('m.ruta', '=', 'mf-manifest.json'),
    )
    .select(['e.remoto', 'e.version', 'm.bytes'])
    .where('e.librerias', 'is', null)
    .where('m.bytes', 'is not', null)
    .execute();
  for (const { remoto: remote, version, bytes } of missing) {
    const manifest = manifestOf([{ path: 'mf-manifest.json', bytes: Buffer.from(new Uint8Array(bytes ?? [])) }]);
    await db.kysely
      .updateTable('entregas')
      .set({ librerias: JSON.stringify(sharedLibraries(manifest)) })
      .where('remoto', '=', remote)
      .where('version', '=', version)
      .execute();
  }
}
