import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { embebida, postgres } from './bases.mjs';
import { correr } from './carrera.mjs';
import { Disco } from './disco.mjs';
import { contar } from './informe.mjs';

/**
 * `npm run test:faults`: registers save notes and payments on a server whose network, processes, database and disk fail; then an auditor reads the
 * database. `--largo`: 10,000 acknowledged saves on each database. `--semilla N` takes the same chances again (the machine's own timing is not
 * among them). `--base embebida|postgres`, `--guardados N`, `--segundos N`. `--sin-fsync` shows that the power cuts do cut: it must fail.
 */
const { values } = parseArgs({
  options: {
    largo: { type: 'boolean' },
    semilla: { type: 'string' },
    base: { type: 'string' },
    guardados: { type: 'string' },
    segundos: { type: 'string' },
    'sin-fsync': { type: 'boolean' },
    informe: { type: 'string' },
  },
});
const semilla = Number(values.semilla ?? Math.floor(Math.random() * 1_000_000));
const guardados = Number(values.guardados ?? (values.largo ? 10_000 : 400));
const segundos = Number(values.segundos ?? (values.largo ? 3_600 : 8));
const BASES = { embebida: [500, (disco) => embebida(disco, { sinFsync: values['sin-fsync'] })], postgres: [700, postgres] };

process.stdout.write(`semilla ${semilla}; hasta ${guardados} guardados o ${segundos} s en cada base\n`);

async function una([megas, crear]) {
  const disco = new Disco(values.largo ? megas * 4 : megas);
  let base;
  try {
    base = await crear(disco);
    return contar(base, disco, await correr({ base, disco, semilla, guardados, segundos, largo: values.largo === true }));
  } catch (error) {
    process.stdout.write(`${error.stack}\n`);
    return { pasaron: 0, fallaron: 1 };
  } finally {
    await base?.cerrar();
    disco.cerrar();
  }
}

// Side by side: while one is being started again the other works.
const elegidas = Object.entries(BASES).filter(([nombre]) => values.base === undefined || values.base === nombre);
const cuentas = await Promise.all(elegidas.map(([, base]) => una(base)));
const total = { pasaron: 0, fallaron: 0 };
for (const { pasaron, fallaron } of cuentas) {
  total.pasaron += pasaron;
  total.fallaron += fallaron;
}
if (values.informe !== undefined) writeFileSync(values.informe, JSON.stringify(total));
process.stdout.write(`${total.pasaron} passed, ${total.fallaron} failed\n`);
process.exit(total.fallaron === 0 ? 0 : 1);
