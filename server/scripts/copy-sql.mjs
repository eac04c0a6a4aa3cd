// tsc copies no .sql: the compiled server reads its migrations beside the compiled code.
import { cpSync, rmSync } from 'node:fs';

const target = new URL('../dist/db/migrations/', import.meta.url);
rmSync(target, { recursive: true, force: true });
cpSync(new URL('../src/db/migrations/', import.meta.url), target, { recursive: true });
