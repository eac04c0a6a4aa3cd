import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { buildOf, type Change } from './build.ts';

const VERSION = '9.9.9-0e2e0e2e';

interface Setting {
  /** Changes the files of the section's build. */
  change?: Change;
  /** Answers, in place of the server, the requests of files whose path matches. */
  respond?: { path: RegExp; as: (route: Route) => Promise<void> };
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** Collects the reports that the page sends from now on of sections mounted or failed, with the status of each answer. */
export function reportsOf(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.url().endsWith('/api/entregas/informe'))
      reports.push({ ...request.postDataJSON(), responded: response.status() });
  });
  return reports;
}

/** A faulty version of a section that only one page gets, because this class answers that page's requests. */
export class TestVersion {
  /** True makes the list of remotes offer the section's real version as the fallback. */
  withFallback = false;
  /** True makes the list of remotes include the hashes of the version's manifest and entry. */
  withIntegrity = false;
  readonly reports: Record<string, unknown>[];
  #files: Map<string, Buffer>;
  #setting: Setting = {};

  constructor(
    readonly page: Page,
    readonly remote: string,
  ) {
    this.#files = buildOf(remote, (text) => text);
    this.reports = reportsOf(page);
  }

  async install(setting: Setting): Promise<void> {
    this.adjust(setting);
    await this.page.route('**/remotes.json', (route) => this.#list(route));
    await this.page.route(`**/mf/${this.remote}/${VERSION}/**`, (route) => this.#file(route));
  }

  /** Sets what is wrong with the version from now on; nothing by default. */
  adjust(setting: Setting = {}): void {
    this.#setting = setting;
    this.#files = buildOf(this.remote, setting.change ?? ((text) => text));
  }

  async #list(route: Route): Promise<void> {
    const response = await route.fetch();
    const { remotes, ...rest } = (await response.json()) as {
      remotes: { name: string; version: string; manifest: string }[];
    };
    const ours = remotes.map((remote) => {
      if (remote.name !== this.remote) return remote;
      const { integridad: _, entrada: __, respaldo: ___, ...real } = remote as Record<string, unknown>;
      return {
        ...real,
        version: VERSION,
        manifest: `/mf/${this.remote}/${VERSION}/mf-manifest.json`,
        ...(this.withIntegrity && {
          integridad: this.#digestOf(/^mf-manifest\.json$/),
          entrada: { integridad: this.#digestOf(/remoteEntry\.\w+\.js$/) },
        }),
        ...(this.withFallback && { respaldo: { version: remote.version, manifest: remote.manifest } }),
      };
    });
    await route.fulfill({ json: { ...rest, remotes: ours } });
  }

  /** Hash of a file of the version, even if `respond` answers something else in its place. */
  #digestOf(which: RegExp): string {
    const [, bytes = []] = [...this.#files].find(([path]) => which.test(path)) ?? [];
    return `sha256-${createHash('sha256').update(new Uint8Array(bytes)).digest('base64')}`;
  }

  async #file(route: Route): Promise<void> {
    const pathname = new URL(route.request().url()).pathname.split(`/${VERSION}/`)[1] ?? '';
    const { respond } = this.#setting;
    if (respond?.path.test(pathname)) return respond.as(route);
    const body = this.#files.get(pathname);
    const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    if (body) await route.fulfill({ body, contentType });
    else await route.fulfill({ status: 404 });
  }
}
