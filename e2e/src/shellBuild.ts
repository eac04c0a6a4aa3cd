import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../shell/dist', import.meta.url));

const TEXT = /\.(js|css|html|json)$/;
/** The hash in the name of a script or a style sheet. */
const HASH = /\.([0-9a-f]{8})\.(?:js|css)$/;

/**
 * The files of the shell's build with `before` replaced by `after` in its code. Scripts and style sheets get other
 * names, because in every build their names contain a hash.
 */
export function shellBuildOf(before: string, after: string): Map<string, Buffer> {
  const paths = readdirSync(DIST, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path) && !/\.(br|gz|map)$/.test(path));
  const hashes = paths.flatMap((path) => HASH.exec(path)?.[1] ?? []);
  const another = (hash: string) => createHash('sha256').update(`${hash}${after}`).digest('hex').slice(0, 8);
  const rename = (text: string) => hashes.reduce((renamed, hash) => renamed.replaceAll(hash, another(hash)), text);
  return new Map(
    paths.map((path) => {
      const bytes = readFileSync(join(DIST, path));
      return [rename(path), TEXT.test(path) ? Buffer.from(rename(bytes.toString('utf8').replaceAll(before, after))) : bytes];
    }),
  );
}
