import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a self-signed key and certificate for localhost. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-tls-'));
  try {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, '-keyout', key, '-out', cert],
      {
        stdio: 'ignore',
      },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An https proxy in front of the product, as docs/operating.md requires, and a client that keeps cookies. */
export class Site {
  #cert;
  #proxy;
  #port;
  #cookies = new Map();

  /** @param {number} target local port of the product */
  async open(target) {
    const { key, cert } = certificate();
    this.#cert = cert;
    this.#proxy = createServer({ key, cert }, (input, output) => {
      const headers = { ...input.headers, 'x-forwarded-for': input.socket.remoteAddress, 'x-forwarded-proto': 'https' };
      const forwarded = request(
        { host: '127.0.0.1', port: target, method: input.method, path: input.url, headers },
        (response) => {
          output.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(output);
        },
      );
      forwarded.once('error', () => output.writeHead(502).end());
      input.pipe(forwarded);
    }).listen(0, '127.0.0.1');
    await once(this.#proxy, 'listening');
    this.#port = this.#proxy.address().port;
  }

  /** Sends a request with the cookies received so far. Resolves to status, headers and body; a JSON body is parsed. */
  async call(method, path, body) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = secureRequest({
      host: 'localhost',
      port: this.#port,
      ca: this.#cert,
      method,
      path,
      agent: false,
      headers: {
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    sent.end(text);
    const [response] = await once(sent, 'response');
    const chunks = [];
    for await (const chunk of response) chunks.push(chunk);
    for (const cookie of response.headers['set-cookie'] ?? []) {
      const [name, value] = cookie.split(';')[0].split('=');
      this.#cookies.set(name, value);
    }
    const raw = Buffer.concat(chunks).toString();
    const isJson = /json/.test(response.headers['content-type'] ?? '');
    return { status: response.statusCode, headers: response.headers, body: isJson ? JSON.parse(raw) : raw };
  }

  close() {
    this.#proxy?.close();
  }
}
