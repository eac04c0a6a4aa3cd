import { randomUUID } from 'node:crypto';

/**
 * A request to send many times, and what changes in it each time.
 * @typedef {object} Template
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string | null} body
 * @property {string[]} fresh ids replaced by new ones each time
 * @property {{ one: string; others: string[] } | null} varied a text, and those that replace it at random
 */

/** Replacements for one sending of the template, in order. @returns {[string, string][]} */
export function replacements({ fresh, varied }) {
  const pairs = fresh.map((id) => [id, randomUUID()]);
  if (varied) pairs.push([varied.one, varied.others[Math.floor(Math.random() * varied.others.length)]]);
  return pairs;
}

export const replaceAll = (text, pairs) => pairs.reduce((done, [from, to]) => done.replaceAll(from, to), text);

/** The request for one sending. @returns {{ method: string; path: string; headers: object; body?: string }} */
export const fill = ({ method, path, headers, body }, pairs) => ({
  method,
  path: replaceAll(path, pairs),
  headers: { ...headers },
  body: body === null ? undefined : replaceAll(body, pairs),
});
