// tsc copies no .sql: the compiled server reads its migrations beside the compiled code.
import { cpSync, rmSync } from 'node:fs';

const destino = new URL('../dist/db/migraciones/', import.meta.url);
rmSync(destino, { recursive: true, force: true });
cpSync(new URL('../src/db/migraciones/', import.meta.url), destino, { recursive: true });
