import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { type Cambio, compilacionDe } from './compilacion.ts';

const VERSION = '9.9.9-0e2e0e2e';

interface Ajuste {
  /** Another build of the section than its own. */
  cambiar?: Cambio;
  /** Answers in place of the file whose path matches. */
  responder?: { ruta: RegExp; como: (ruta: Route) => Promise<void> };
}

const TIPOS: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** What the page reports of its sections from now on, each with the server's answer. */
export function informesDe(page: Page): Record<string, unknown>[] {
  const informes: Record<string, unknown>[] = [];
  page.on('response', (respuesta) => {
    const peticion = respuesta.request();
    if (peticion.url().endsWith('/api/entregas/informe'))
      informes.push({ ...peticion.postDataJSON(), respondido: respuesta.status() });
  });
  return informes;
}

/** A version of a section that only this page is given, with what is wrong with it. */
export class VersionDePrueba {
  /** Whether the list of remotes names the section's real version as the one to fall back to. */
  conRespaldo = false;
  /** Whether it says what the version's manifest and entry hash to. */
  conIntegridad = false;
  readonly informes: Record<string, unknown>[];
  #archivos: Map<string, Buffer>;
  #ajuste: Ajuste = {};

  constructor(
    readonly page: Page,
    readonly remoto: string,
  ) {
    this.#archivos = compilacionDe(remoto, (texto) => texto);
    this.informes = informesDe(page);
  }

  async instalar(ajuste: Ajuste): Promise<void> {
    this.ajustar(ajuste);
    await this.page.route('**/remotes.json', (ruta) => this.#lista(ruta));
    await this.page.route(`**/mf/${this.remoto}/${VERSION}/**`, (ruta) => this.#archivo(ruta));
  }

  /** What is wrong from now on; nothing by default. */
  ajustar(ajuste: Ajuste = {}): void {
    this.#ajuste = ajuste;
    this.#archivos = compilacionDe(this.remoto, ajuste.cambiar ?? ((texto) => texto));
  }

  async #lista(ruta: Route): Promise<void> {
    const respuesta = await ruta.fetch();
    const { remotes, ...resto } = (await respuesta.json()) as { remotes: { name: string; version: string; manifest: string }[] };
    const nuestros = remotes.map((remoto) => {
      if (remoto.name !== this.remoto) return remoto;
      const { integridad: _, entrada: __, respaldo: ___, ...real } = remoto as Record<string, unknown>;
      return {
        ...real,
        version: VERSION,
        manifest: `/mf/${this.remoto}/${VERSION}/mf-manifest.json`,
        ...(this.conIntegridad && {
          integridad: this.#huellaDe(/^mf-manifest\.json$/),
          entrada: { integridad: this.#huellaDe(/remoteEntry\.\w+\.js$/) },
        }),
        ...(this.conRespaldo && { respaldo: { version: remoto.version, manifest: remoto.manifest } }),
      };
    });
    await ruta.fulfill({ json: { ...resto, remotes: nuestros } });
  }

  /** Of the file as it was published, whatever is answered in its place. */
  #huellaDe(cual: RegExp): string {
    const [, bytes = []] = [...this.#archivos].find(([ruta]) => cual.test(ruta)) ?? [];
    return `sha256-${createHash('sha256').update(new Uint8Array(bytes)).digest('base64')}`;
  }

  async #archivo(ruta: Route): Promise<void> {
    const camino = new URL(ruta.request().url()).pathname.split(`/${VERSION}/`)[1] ?? '';
    const { responder } = this.#ajuste;
    if (responder?.ruta.test(camino)) return responder.como(ruta);
    const body = this.#archivos.get(camino);
    const contentType = TIPOS[camino.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    if (body) await ruta.fulfill({ body, contentType });
    else await ruta.fulfill({ status: 404 });
  }
}
