import { mockNetwork } from '@lavanda/shared/testing/network';

/** Number of the call. Each call names its own versions with it, because a page reports each version only once. */
let number = 0;

/** Mocks a section with two versions, of which the newer is listed, and records the reports that the server gets. */
export function mockTwoVersions() {
  localStorage.clear();
  sessionStorage.clear();
  number += 1;
  const [v1, v2] = [`9.${number}.1-aaaaaaaa`, `9.${number}.2-aaaaaaaa`];
  const manifestOf = (version: string) => `/mf/mfe-pos/${version}/m.json`;
  const listed: Record<string, unknown> = {
    name: 'mfe-pos',
    version: v2,
    manifest: manifestOf(v2),
    secciones: ['pos'],
    respaldo: { version: v1, manifest: manifestOf(v1) },
  };
  const reports: Record<string, unknown>[] = [];
  const net = mockNetwork();
  net.route('GET /remotes.json', () => ({ body: { id: 'c0', usuario: 'u', remotes: [listed] } }));
  net.route('POST /api/entregas/informe', (request) => {
    reports.push(request.body);
    return { body: {} };
  });
  return { v1, v2, listed, reports };
}
