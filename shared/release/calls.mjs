import { Failure } from './failure.mjs';

/**
 * Calls the server's API for releases at LAVANDA_URL, with the deploy token LAVANDA_LLAVE.
 * @param {string} remote name of the section, or 'revisar' to check a shell
 * @param {string} action last part of the path; '' for the section's state, or to check a shell
 * @param {object} [body] sent by POST; without it, GET
 */
export async function callServer(remote, action, body) {
  const server = process.env.LAVANDA_URL ?? 'http://localhost:3000';
  const deployToken = process.env.LAVANDA_LLAVE;
  if (!deployToken) throw new Failure('Falta LAVANDA_LLAVE: la llave de entrega de la sección.');
  const address = new URL(`/api/entregas/${remote}${action === '' ? '' : `/${action}`}`, server);
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${deployToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error) => {
    throw new Failure(`${server} no responde: ${error.cause?.message ?? error.message}`);
  });
  const data = await response.json().catch(() => ({}));
  if (response.ok) return data;
  throw new Failure((data.choques ?? [data.detail ?? `El servidor respondió ${response.status}.`]).join('\n'));
}
