import { randomUUID } from 'node:crypto';

/**
 * A request to send many times, and what changes in it each time.
 * @typedef {object} Template
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string | null} body
 * @property {string[]} fresh ids replaced by new ones each time
 */

/** New ids for one sending of the template. @returns {[string, string][]} */
export const replacements = ({ fresh }) => fresh.map((id) => [id, randomUUID()]);

export const replaceAll = (text, pairs) => pairs.reduce((done, [from, to]) => done.replaceAll(from, to), text);

/** The request for one sending. @returns {{ method: string; path: string; headers: object; body?: string }} */
export const fill = ({ method, path, headers, body }, pairs) => ({
  method,
  path: replaceAll(path, pairs),
  headers: { ...headers },
  body: body === null ? undefined : replaceAll(body, pairs),
});
