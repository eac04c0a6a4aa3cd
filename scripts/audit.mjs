import { spawnSync } from 'node:child_process';
import { ROOT } from './lib/process.mjs';

/**
 * `npm run audit`: checks the production dependencies for vulnerabilities and the registry's package signatures. Fails on a
 * high or critical vulnerability, on a wrong signature, and when the registry can't be reached.
 */
const SEVERE = ['high', 'critical'];

function npm(...args) {
  const { stdout, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return { stdout, stderr };
}

/** Parses npm's output as JSON; null if that fails. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function vulnerabilities() {
  const { stdout, stderr } = npm('audit', '--omit=dev', '--json');
  const report = parse(stdout);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) {
    const reason = report?.message ?? report?.error?.summary ?? stderr.trim().split('\n').at(-1) ?? '';
    process.stderr.write(`The registry could not be asked for vulnerabilities: ${reason}\n`);
    return false;
  }
  for (const { name, severity, range, fixAvailable } of Object.values(report.vulnerabilities)) {
    process.stdout.write(`${severity}: ${name} ${range}${fixAvailable ? ' (there is a fixed version)' : ''}\n`);
  }
  const severe = SEVERE.reduce((sum, level) => sum + (counts[level] ?? 0), 0);
  process.stdout.write(`Vulnerabilities in production: ${counts.total ?? 0}, severe: ${severe}\n`);
  return severe === 0;
}

function signatures() {
  const { stdout, stderr } = npm('audit', 'signatures', '--json');
  const report = parse(stdout);
  if (!report || !Array.isArray(report.invalid)) {
    process.stderr.write(`The signatures could not be checked: ${stderr.trim().split('\n').at(-1) ?? ''}\n`);
    return false;
  }
  for (const { name, version } of report.invalid) process.stdout.write(`invalid signature: ${name}@${version}\n`);
  process.stdout.write(`Invalid signatures: ${report.invalid.length}; unsigned: ${report.missing?.length ?? 0}\n`);
  return report.invalid.length === 0;
}

const ok = [vulnerabilities(), signatures()].every(Boolean);
process.exitCode = ok ? 0 : 1;
