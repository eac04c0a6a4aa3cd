import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure, tell } from './failure.mjs';

/** Time limit of the test, ms. A component that renders in an endless loop would never let it finish. */
const LIMIT = Number(process.env.LAVANDA_TEST_LIMIT ?? 120_000);

/**
 * Runs a section's contract test.
 * @returns {Promise<'cumple' | 'sin prueba'>} 'sin prueba' when it has none
 * @throws Failure with the violations that the test prints; also when it takes too long, or the section has no Jest
 */
export async function testContract(folder) {
  const test = ['ts', 'tsx'].map((ending) => join(folder, 'src', `contract.test.${ending}`)).find((file) => existsSync(file));
  if (test === undefined) {
    tell('No tiene src/contract.test.ts: va sin prueba de contrato.');
    return 'sin prueba';
  }
  const { code, output } = await runJest(folder);
  if (code === 0) return 'cumple';
  if (code === null) throw new Failure(`La prueba de contrato no terminó en ${LIMIT / 1000} s: ¿un ciclo sin fin al dibujarse?`);
  // Each violation is a line of the difference that Jest prints.
  const found = [...output.matchAll(/^\s*\+\s+"(.*)",?$/gm)].map(([, line]) => line.replaceAll('\\"', '"'));
  throw new Failure(['La prueba de contrato no pasa:', ...(found.length > 0 ? found : [output.trim()])].join('\n'));
}

/** @returns Jest's exit code (null when it took too long) and its output */
async function runJest(folder) {
  let jest;
  try {
    jest = createRequire(join(folder, 'package.json')).resolve('jest/bin/jest');
  } catch {
    throw new Failure('La sección no tiene Jest, que corre su prueba de contrato: npm install, o publish --without-test.');
  }
  const args = [jest, '--testPathPatterns', 'src[/\\\\]contract\\.test', '--ci', '--maxWorkers=1'];
  // The build that ran before may have set NODE_ENV to 'production'; tests need React's test build.
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0' }, timeout: LIMIT };
  return new Promise((done) => {
    execFile(process.execPath, args, { ...options, killSignal: 'SIGKILL' }, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.killed ? null : (error.code ?? 1);
      done({ code, output: stdout + stderr });
    });
  });
}
