import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number; failed: number }} Counts */

/**
 * Counts of a stage with a single check.
 * @returns {Counts}
 */
export const oneCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function parse(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Counts at least one failure for a run that failed, even when its report has none. */
const atLeastOne = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/**
 * Counts of a `jest --json` report; a test file that doesn't run counts as a failure.
 * @returns {Counts}
 */
export function jestCounts(file, code) {
  const report = parse(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return atLeastOne({ passed: report.numPassedTests, failed }, code);
}

/**
 * Counts of Playwright's JSON report; a skipped story counts as a failure.
 * @returns {Counts}
 */
export function playwrightCounts(file, code) {
  const report = parse(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOne({ passed: expected + flaky, failed: unexpected + skipped + report.errors.length }, code);
}

/**
 * Counts of the fault tests' report.
 * @returns {Counts}
 */
export function faultCounts(file, code) {
  const report = parse(file);
  return report ? atLeastOne(report, code) : { passed: 0, failed: 1 };
}

function storiesOf({ file, specs = [], suites = [] }, wanted) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap((suite) => storiesOf(suite, wanted))];
}

const withStatus = (file, wanted) => (parse(file)?.suites ?? []).flatMap((suite) => storiesOf(suite, wanted));

/**
 * Stories of Playwright's JSON report that failed first and passed on retry, as `file › title`.
 * @returns {string[]}
 */
export const flakyStories = (file) => withStatus(file, 'flaky');

/**
 * Stories of Playwright's JSON report that failed, on the retry too, as `file › title`.
 * @returns {string[]}
 */
export const failedStories = (file) => withStatus(file, 'unexpected');

/**
 * Failed tests of a `jest --json` report, as `file › title`, and files that did not run, as `file`.
 * @returns {string[]}
 */
export const failedTests = (file) =>
  (parse(file)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${name} › ${fullName}`) : [name];
    });
