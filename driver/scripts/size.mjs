import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Maximum size of all built files together, compressed, bytes, because phones download them over a data plan. */
const LIMIT = 60 * 1024;
/** Files counted uncompressed, because brotli doesn't make them smaller. */
const PACKED = /\.(woff2|png|jpg)$/;

const folder = join(import.meta.dirname, '..', 'dist');
const names = readdirSync(folder, { recursive: true }).map(String);
const files = names.filter((name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile());
const sizes = files.map((name) => {
  const content = readFileSync(join(folder, name));
  return { name, bytes: PACKED.test(name) ? content.length : brotliCompressSync(content).length };
});
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { name, bytes } of sizes) process.stdout.write(`${String(bytes).padStart(7)} ${name}\n`);
process.stdout.write(`${String(total).padStart(7)} of ${LIMIT}\n`);
if (total > LIMIT) {
  process.stderr.write(`The driver's page is ${total - LIMIT} bytes too large.\n`);
  process.exit(1);
}
