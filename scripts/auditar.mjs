import { spawnSync } from 'node:child_process';
import { RAIZ } from './lib/proceso.mjs';

/**
 * `npm run audit`: known vulnerabilities of what runs in production, as the registry knows them, and the registry's signatures of what is installed.
 * Fails on one of level high or critical, on a package whose signature is wrong, and when the registry can't be asked: not knowing isn't being safe.
 */
const GRAVES = ['high', 'critical'];

function npm(...argumentos) {
  const { stdout, stderr } = spawnSync('npm', argumentos, { cwd: RAIZ, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return { stdout, stderr };
}

/** The answer of npm as JSON; null when it isn't one. */
function leer(texto) {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}

function vulnerabilidades() {
  const { stdout, stderr } = npm('audit', '--omit=dev', '--json');
  const informe = leer(stdout);
  const cuentas = informe?.metadata?.vulnerabilities;
  if (!cuentas) {
    const motivo = informe?.message ?? informe?.error?.summary ?? stderr.trim().split('\n').at(-1) ?? '';
    process.stderr.write(`No se pudo preguntar al registro por vulnerabilidades: ${motivo}\n`);
    return false;
  }
  for (const { name, severity, range, fixAvailable } of Object.values(informe.vulnerabilities)) {
    process.stdout.write(`${severity}: ${name} ${range}${fixAvailable ? ' (hay una versión corregida)' : ''}\n`);
  }
  const graves = GRAVES.reduce((suma, nivel) => suma + (cuentas[nivel] ?? 0), 0);
  process.stdout.write(`Vulnerabilidades en producción: ${cuentas.total ?? 0}, graves: ${graves}\n`);
  return graves === 0;
}

function firmas() {
  const { stdout, stderr } = npm('audit', 'signatures', '--json');
  const informe = leer(stdout);
  if (!informe || !Array.isArray(informe.invalid)) {
    process.stderr.write(`No se pudieron comprobar las firmas: ${stderr.trim().split('\n').at(-1) ?? ''}\n`);
    return false;
  }
  for (const { name, version } of informe.invalid) process.stdout.write(`firma inválida: ${name}@${version}\n`);
  process.stdout.write(`Firmas inválidas: ${informe.invalid.length}; sin firma: ${informe.missing?.length ?? 0}\n`);
  return informe.invalid.length === 0;
}

const bien = [vulnerabilidades(), firmas()].every(Boolean);
process.exitCode = bien ? 0 : 1;
