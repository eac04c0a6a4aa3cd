import { request } from 'node:http';

/** Longest wait for an answer, ms; the product's pages in a browser wait as long. */
const LIMIT_MS = 20_000;

/**
 * Makes one call on its own connection. Sends `body` as JSON, or unchanged as text if its content `type` is given.
 * Resolves to null when no complete answer with a JSON body arrives.
 * @param {{ port: number; cookie?: string }} client
 * @returns {Promise<{ status: number; body: any; cookie: string | undefined } | null>}
 */
export function call({ port, cookie }, method, path, body, type) {
  const text = body === undefined || type ? body : JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: false,
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: {
        accept: 'application/json',
        connection: 'close',
        ...(cookie === undefined ? {} : { cookie }),
        ...(text === undefined ? {} : { 'content-type': type ?? 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    sent.once('error', () => resolve(null));
    sent.once('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', () => resolve(null));
      response.once('close', () => {
        if (!response.complete) return resolve(null);
        const parsed = parse(Buffer.concat(chunks).toString());
        const newCookie = response.headers['set-cookie']?.[0]?.split(';')[0];
        resolve(parsed === undefined ? null : { status: response.statusCode ?? 0, body: parsed, cookie: newCookie });
      });
    });
    sent.end(text);
  });
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
