import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, findChromium } from './lib/chromium.mjs';
import { failedStories, failedTests, faultCounts, flakyStories, jestCounts, oneCheck, playwrightCounts } from './lib/counts.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { build, install, requireNode } from './lib/prepare.mjs';
import { npm, ROOT, run, tool } from './lib/process.mjs';

/** `npm test`: runs the checks below in stages and continues after a failed one. The last line is `N passed, N failed`. */
requireNode();
process.chdir(ROOT);
if ((await install()) !== 0) process.exit(1);

const reports = mkdtempSync(join(tmpdir(), 'lavanda-tests-'));
const total = { passed: 0, failed: 0 };
/** Failed tests and stories, and failed stages with their counts; printed at the end, where a truncated log still shows them. */
const failures = [];

async function stage(name, work) {
  process.stdout.write(`\n== ${name}\n`);
  const begun = Date.now();
  const { passed, failed } = await work();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed}`);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}

async function jest(name, args, env) {
  const file = join(reports, `${name}.json`);
  const code = await tool(
    'jest/bin/jest.js',
    ['--json', `--outputFile=${file}`, '--maxWorkers=2', '--silent', '--passWithNoTests', ...args],
    // With these options stdout has nothing of use, so it is ignored; the readable report goes to stderr.
    { stdio: ['ignore', 'ignore', 'inherit'], env },
  );
  failures.push(...failedTests(file));
  return jestCounts(file, code);
}

async function apiOnPostgres() {
  const postgres = await startPostgres();
  if (!postgres) return { passed: 0, failed: 1 };
  try {
    return await jest('api-postgres', ['--selectProjects', 'server'], { LAVANDA_TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.close();
  }
}

/**
 * Runs the fault tests for a short time. For a long run use `npm run test:faults -- --long`, which also accepts `--offline`.
 */
async function faults(...args) {
  const file = join(reports, `faults${args.length}.json`);
  const code = await npm(['run', '--silent', 'test:faults', '--', '--report', file, ...args]);
  return faultCounts(file, code);
}

/**
 * Runs the browser stories. A failed story is retried once, in case of a timing problem; if it passes, it is listed as flaky.
 */
async function stories(name, args = []) {
  if (!(await ensureChromium())) {
    process.stderr.write('There is no Chromium, nor a way to install it.\n');
    return { passed: 0, failed: 1 };
  }
  const file = join(reports, `${name}.json`);
  const chromium = findChromium();
  // Logs the browser's version, because a failure may depend on it.
  if (chromium) await run(chromium, ['--version', '--no-sandbox']);
  const code = await tool('@playwright/test/cli.js', ['test', '--retries=1', '--reporter=list,json', ...args], {
    cwd: join(ROOT, 'e2e'),
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      LAVANDA_TEMPLATE: join(reports, 'plantilla'),
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
  });
  const flaky = flakyStories(file);
  if (flaky.length > 0) process.stdout.write(`flaky: ${flaky.join('; ')}\n`);
  failures.push(...failedStories(file));
  return playwrightCounts(file, code);
}

/** Counter stories that are repeated with the keyboard alone; `npm run test:keyboard` runs every story that way. */
const KEYBOARD = ['-c', 'playwright.keyboard.config.ts', '--grep', '@keyboard'];

const turbo = (...args) => tool('turbo/bin/turbo', ['run', ...args, '--output-logs=errors-only', '--continue']);

await stage('Build', async () => oneCheck(await build()));
await stage('Types', async () => oneCheck(await turbo('typecheck')));
await stage('Lint', async () => oneCheck(await tool('@biomejs/biome/bin/biome', ['check', '.'])));
await stage('Names in English', async () => oneCheck(await run(process.execPath, ['scripts/language/language.mjs'])));
await stage('Units and components', () => jest('units', ['--ignoreProjects', 'server']));
await stage('API, embedded database', () =>
  jest('api-embedded', ['--selectProjects', 'server'], { LAVANDA_TEST_DATABASE_URL: '', LAVANDA_TEST_BOTH: '1' }),
);
await stage('API, PostgreSQL', apiOnPostgres);
await stage('Faults', () => faults());
await stage('Faults of devices without a connection', () => faults('--offline'));
await stage('Browser stories', () => stories('stories'));
await stage('The main work by keyboard alone', () => stories('keyboard', KEYBOARD));

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) process.stdout.write(`\nfailed:\n${failures.map((name) => `  ${name}\n`).join('')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
