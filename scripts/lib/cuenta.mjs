import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ pasaron: number; fallaron: number }} Cuenta */

/** A stage that is one check: it passes or it fails. @returns {Cuenta} */
export const unaComprobacion = (codigo) => (codigo === 0 ? { pasaron: 1, fallaron: 0 } : { pasaron: 0, fallaron: 1 });

function leer(archivo) {
  if (!existsSync(archivo)) return null;
  try {
    return JSON.parse(readFileSync(archivo, 'utf8'));
  } catch {
    return null;
  }
}

/** A failing run always counts at least one failure, even when its report says nothing. */
const alMenosUna = (cuenta, codigo) => (codigo !== 0 && cuenta.fallaron === 0 ? { ...cuenta, fallaron: 1 } : cuenta);

/** Counts of a `jest --json` report; a file that couldn't be run is a failure. @returns {Cuenta} */
export function cuentaDeJest(archivo, codigo) {
  const informe = leer(archivo);
  if (!informe) return { pasaron: 0, fallaron: 1 };
  const fallaron = informe.numFailedTests + informe.numRuntimeErrorTestSuites;
  return alMenosUna({ pasaron: informe.numPassedTests, fallaron }, codigo);
}

/** Counts of Playwright's JSON report; a story that didn't run because another failed is a failure. @returns {Cuenta} */
export function cuentaDePlaywright(archivo, codigo) {
  const informe = leer(archivo);
  if (!informe) return { pasaron: 0, fallaron: 1 };
  const { expected, unexpected, flaky, skipped } = informe.stats;
  return alMenosUna({ pasaron: expected + flaky, fallaron: unexpected + skipped + informe.errors.length }, codigo);
}

/** Counts of the report that the faults' run writes. @returns {Cuenta} */
export function cuentaDeFallas(archivo, codigo) {
  const informe = leer(archivo);
  return informe ? alMenosUna(informe, codigo) : { pasaron: 0, fallaron: 1 };
}

function inestablesDe({ file, specs = [], suites = [] }) {
  const propias = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file} › ${title}`);
  return [...propias, ...suites.flatMap(inestablesDe)];
}

/** The stories of Playwright's JSON report that failed and, repeated, passed: `file › title`. @returns {string[]} */
export const historiasInestables = (archivo) => (leer(archivo)?.suites ?? []).flatMap(inestablesDe);
