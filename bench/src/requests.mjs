/** Headers of every request; the answers are compressed as for a browser. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'application/json' };

export const SUPERUSER = { usuario: 'super@aguaclara.mx', password: 'lavanda123' };
export const CASHIER = { usuario: 'usuario@aguaclara.mx', password: 'lavanda123' };

/**
 * A request to the server. `fresh` are the ids in `body` that must be new each time.
 * @typedef {{ method: string; path: string; headers: Record<string, string>; body?: string; fresh: string[] }} Request
 */

/** @returns {Request} */
export const read = (path, cookie) => ({ method: 'GET', path, headers: { ...HEADERS, cookie }, fresh: [] });

/** @returns {Request} */
export const write = (path, cookie, body, fresh = []) => ({
  method: 'POST',
  path,
  headers: { ...HEADERS, 'content-type': 'application/json', cookie },
  body: JSON.stringify(body),
  fresh,
});

/** Sends a request. @returns the response @throws Error when its status isn't 200 */
export async function send(url, { path, ...init }) {
  const response = await fetch(url + path, init);
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Sends a request. @returns its answer @throws as `send` */
export const call = async (url, request) => (await send(url, request)).json();

/** @returns the cookie of a new session */
export async function signIn(url, account = SUPERUSER) {
  const response = await send(url, write('/api/auth/submit', '', account));
  return response.headers.getSetCookie()[0].split(';')[0];
}
