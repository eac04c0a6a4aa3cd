import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUITE = join(__dirname, '../../..');
const SECTIONS = readdirSync(SUITE).filter((folder) => folder.startsWith('mfe-'));
/** Tests and the standalone page, which has its own libraries. */
const OUTSIDE_SHELL = /\.test\.|(^|\/)testing\/|^standalone\.tsx$/;
/** Sources that the sections run inside the shell. */
export const SOURCES = SECTIONS.flatMap((section) => {
  const folder = join(SUITE, section, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !OUTSIDE_SHELL.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
});
