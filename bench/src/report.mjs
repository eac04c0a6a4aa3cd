let isOver = false;

export const print = (text) => process.stdout.write(`${text}\n`);

export const row = (cells) => print(`| ${cells.join(' | ')} |`);

/** Prints the header of a Markdown table. The measurement prints each row later, with `row`. */
export function head(title, cells) {
  print(`\n${title}`);
  row(cells);
  row(cells.map((_, i) => (i === 0 ? '---' : '--:')));
}

/** Prints the header of a table whose rows `timesRow` prints. */
export const timesHead = (title, limit, names) =>
  head(`${title} (ms; limit p95 ${limit})`, [...names, 'times', 'p50', 'p95', 'max', '']);

/** @returns the word to print beside a value; `takeOver` tells later whether any value was over its limit */
export function verdict(ok) {
  isOver ||= !ok;
  return ok ? 'ok' : 'over';
}

/** @returns whether a value was over its limit since the last call */
export function takeOver() {
  const was = isOver;
  isOver = false;
  return was;
}

/** Prints a value beside its limit. */
export function check(name, value, limit, text = String) {
  print(`${verdict(value <= limit)}: ${name} ${text(value)}, limit ${text(limit)}`);
}

/** The quantile of the values at `part` (0 to 1). @returns NaN for an empty list */
export function quantile(values, part) {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
}

/** Prints a row with the count, p50, p95 and maximum of the times, ms, and whether p95 is within the limit. */
export function timesRow(names, times, limit) {
  const [p50, p95, max] = [0.5, 0.95, 1].map((part) => quantile(times, part));
  row([...names, times.length, ...[p50, p95, max].map(fixed(0)), verdict(p95 <= limit)]);
}

export const median = (values) => quantile(values, 0.5);
export const fixed = (digits) => (value) => value.toFixed(digits);
export const mb = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
export const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
