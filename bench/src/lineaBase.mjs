import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const ARCHIVO = fileURLToPath(new URL('../lineaBase.json', import.meta.url));

/** By how much a ratio may be worse than it was before it is said. */
const TOLERANCIA = 1.3;

/**
 * What a measurement came to, by name. Only ratios are compared, for they say the same on another machine; larger is worse. `minimo` is what a ratio
 * can't be less than but by chance (what grows, grows at least 1 time): a baseline below it counts as it. What else is beside one is for whom reads
 * the file.
 * @typedef {Record<string, { razon: number; tolerancia?: number; minimo?: number } & Record<string, unknown>>} Cifras
 */

function maquina() {
  const [cpu] = cpus();
  return {
    procesador: cpu?.model ?? 'desconocido',
    nucleos: availableParallelism(),
    memoriaGB: Math.round(totalmem() / 2 ** 30),
    sistema: `${platform()} ${release()}`,
    node: process.version,
  };
}

function confirmacion() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** To four figures: more of them are noise, and make the file's changes unreadable. */
const corta = (_clave, valor) => (typeof valor === 'number' ? Number(valor.toPrecision(4)) : valor);

async function leer() {
  const texto = await readFile(ARCHIVO, 'utf8').catch(() => '{}');
  return JSON.parse(texto);
}

/** Keeps the figures of a measurement (`clave`) as those that later ones are compared with, with the machine and the commit they are of. */
export async function guardarLineaBase(clave, cifras) {
  const todas = await leer();
  const ordenadas = Object.entries({ ...todas, [clave]: { maquina: maquina(), confirmacion: confirmacion(), cifras } });
  const texto = JSON.stringify(Object.fromEntries(ordenadas.sort(([a], [b]) => (a < b ? -1 : 1))), corta, 2);
  await writeFile(ARCHIVO, `${texto}\n`);
  process.stdout.write(`Guardadas ${Object.keys(cifras).length} cifras de «${clave}» en bench/lineaBase.json\n`);
}

/** A ratio that got worse: what it was, and what it is. @typedef {{ nombre: string; antes: number; razon: number }} Peor */

/** What of the figures is worse than the saved baseline tolerates. @returns {Promise<Peor[]>} nothing where there is no baseline */
export async function peoresQueLaLineaBase(clave, cifras) {
  const base = (await leer())[clave]?.cifras ?? {};
  return Object.entries(cifras).flatMap(([nombre, { razon, tolerancia = TOLERANCIA, minimo = 0 }]) => {
    const antes = base[nombre]?.razon;
    return Number.isFinite(antes) && razon > Math.max(antes, minimo) * tolerancia ? [{ nombre, antes, razon }] : [];
  });
}

/** Prints what got worse than the saved baseline. @returns whether nothing did; true where there is no baseline */
export async function compararConLineaBase(clave, cifras) {
  const base = (await leer())[clave];
  if (!base) {
    process.stdout.write(`«${clave}» no tiene línea base (--guardar la escribe)\n`);
    return true;
  }
  const peores = await peoresQueLaLineaBase(clave, cifras);
  for (const { nombre, antes, razon } of peores) {
    process.stdout.write(`EMPEORÓ  ${clave}: ${nombre}: ${antes.toFixed(2)} -> ${razon.toFixed(2)}\n`);
  }
  const conocidas = Object.keys(cifras).filter((nombre) => Number.isFinite(base.cifras[nombre]?.razon));
  process.stdout.write(
    `«${clave}» contra la línea base de ${base.confirmacion}: ${conocidas.length} cifras, ${peores.length} peores de lo tolerado\n`,
  );
  return peores.length === 0;
}
