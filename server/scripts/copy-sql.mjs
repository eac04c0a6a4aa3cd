// tsc doesn't copy .sql files, and the compiled server reads its migrations next to its code.
import { cpSync, rmSync } from 'node:fs';

const target = new URL('../dist/db/migrations/', import.meta.url);
rmSync(target, { recursive: true, force: true });
cpSync(new URL('../src/db/migrations/', import.meta.url), target, { recursive: true });
