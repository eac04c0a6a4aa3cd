import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, request as pedirSeguro } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key and a certificate for localhost, of today. */
function certificado() {
  const carpeta = mkdtempSync(join(tmpdir(), 'lavanda-tls-'));
  try {
    const [key, cert] = ['llave.pem', 'cert.pem'].map((nombre) => join(carpeta, nombre));
    const nombre = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...nombre, '-keyout', key, '-out', cert],
      {
        stdio: 'ignore',
      },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(carpeta, { recursive: true });
  }
}

/** The proxy that ends TLS before the product, as docs/operating.md asks for, and a browser's calls through it. */
export class Sitio {
  #cert;
  #proxy;
  #puerto;
  #galletas = new Map();

  /** @param {number} destino port of the product on this machine */
  async abrir(destino) {
    const { key, cert } = certificado();
    this.#cert = cert;
    this.#proxy = createServer({ key, cert }, (entrada, salida) => {
      const headers = { ...entrada.headers, 'x-forwarded-for': entrada.socket.remoteAddress, 'x-forwarded-proto': 'https' };
      const paso = request(
        { host: '127.0.0.1', port: destino, method: entrada.method, path: entrada.url, headers },
        (respuesta) => {
          salida.writeHead(respuesta.statusCode ?? 502, respuesta.headers);
          respuesta.pipe(salida);
        },
      );
      paso.once('error', () => salida.writeHead(502).end());
      entrada.pipe(paso);
    }).listen(0, '127.0.0.1');
    await once(this.#proxy, 'listening');
    this.#puerto = this.#proxy.address().port;
  }

  /** One call, with the cookies that were given before. Resolves to status, headers and body: parsed where it is JSON. */
  async llamar(metodo, ruta, cuerpo) {
    const texto = cuerpo === undefined ? undefined : JSON.stringify(cuerpo);
    const peticion = pedirSeguro({
      host: 'localhost',
      port: this.#puerto,
      ca: this.#cert,
      method: metodo,
      path: ruta,
      agent: false,
      headers: {
        cookie: [...this.#galletas].map((par) => par.join('=')).join('; '),
        ...(texto === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(texto) }),
      },
    });
    peticion.end(texto);
    const [respuesta] = await once(peticion, 'response');
    const trozos = [];
    for await (const trozo of respuesta) trozos.push(trozo);
    for (const galleta of respuesta.headers['set-cookie'] ?? []) {
      const [nombre, valor] = galleta.split(';')[0].split('=');
      this.#galletas.set(nombre, valor);
    }
    const leido = Buffer.concat(trozos).toString();
    const esJson = /json/.test(respuesta.headers['content-type'] ?? '');
    return { status: respuesta.statusCode, headers: respuesta.headers, cuerpo: esJson ? JSON.parse(leido) : leido };
  }

  cerrar() {
    this.#proxy?.close();
  }
}
