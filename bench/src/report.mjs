export const print = (text) => process.stdout.write(`${text}\n`);

export const row = (cells) => print(`| ${cells.join(' | ')} |`);

/** Prints the header of a Markdown table; its rows follow as they are measured. */
export function head(title, cells) {
  print(`\n${title}`);
  row(cells);
  row(cells.map((_, i) => (i === 0 ? '---' : '--:')));
}

export const verdict = (ok) => (ok ? 'ok' : 'over');

/** Prints a value beside its limit. @returns whether it is within */
export function check(name, value, limit, text = String) {
  print(`${verdict(value <= limit)}: ${name} ${text(value)}, limit ${text(limit)}`);
  return value <= limit;
}

/** @returns NaN for an empty list */
export function quantile(values, part) {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
}

/** Prints the row of one kind of times, ms. @returns whether its p95 is within the limit */
export function timesRow(names, times, limit) {
  const ok = quantile(times, 0.95) <= limit;
  row([...names, times.length, ...[0.5, 0.95, 1].map((part) => quantile(times, part).toFixed(0)), verdict(ok)]);
  return ok;
}

export const median = (values) => quantile(values, 0.5);
export const fixed = (digits) => (value) => value.toFixed(digits);
export const mb = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
export const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
