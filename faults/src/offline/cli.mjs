import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { runOffline } from './offline.mjs';
import { reportOffline } from './report.mjs';

/**
 * `npm run test:faults -- --offline`: two devices with two tabs each keep working while network, server and browsers fail.
 * `--long` makes up to 10,000 calls in two hours; `--operations N` and `--seconds N` set another end. `--seed N` repeats the
 * random choices, but not the timing.
 */
const { values } = parseArgs({
  options: {
    offline: { type: 'boolean' },
    long: { type: 'boolean' },
    seed: { type: 'string' },
    operations: { type: 'string' },
    seconds: { type: 'string' },
    report: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const operations = Number(values.operations ?? (values.long ? 10_000 : 400));
const seconds = Number(values.seconds ?? (values.long ? 7_200 : 20));

if (!(await ensureChromium())) throw new Error('There is no Chromium, nor a way to install it');
process.stdout.write(`seed ${seed}; up to ${operations} calls or ${seconds} s\n`);
const counts = reportOffline(await runOffline({ seed, operations, seconds }));
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(counts));
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
