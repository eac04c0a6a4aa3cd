import { randomUUID } from 'node:crypto';

/**
 * A request to be sent many times, and what is new in it each time.
 * @typedef {object} Template
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string | null} body
 * @property {string[]} fresh ids in it that are new each time
 * @property {{ one: string; others: string[] } | null} varied a text in it, and those it is replaced by at random
 */

/** What to replace in one sending of the template, in order. @returns {[string, string][]} */
export function replacements({ fresh, varied }) {
  const pairs = fresh.map((id) => [id, randomUUID()]);
  if (varied) pairs.push([varied.one, varied.others[Math.floor(Math.random() * varied.others.length)]]);
  return pairs;
}

export const replaceAll = (text, pairs) => pairs.reduce((done, [from, to]) => done.replaceAll(from, to), text);

/** The request as it is sent once. @returns {{ method: string; path: string; headers: object; body: string | undefined }} */
export const fill = ({ method, path, headers, body }, pairs) => ({
  method,
  path: replaceAll(path, pairs),
  headers: { ...headers },
  body: body === null ? undefined : replaceAll(body, pairs),
});
