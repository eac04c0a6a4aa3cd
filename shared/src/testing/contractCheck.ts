import * as auth from '@lavanda/shared/contract/auth';
import * as clientes from '@lavanda/shared/contract/clientes';
import type { Endpoint } from '@lavanda/shared/contract/endpoint';
import * as maps from '@lavanda/shared/contract/maps';
import * as releases from '@lavanda/shared/contract/releases';
import * as sales from '@lavanda/shared/contract/sales';
import * as servicios from '@lavanda/shared/contract/servicios';
import * as summary from '@lavanda/shared/contract/summary';
import * as team from '@lavanda/shared/contract/team';
import * as tenant from '@lavanda/shared/contract/tenant';
import * as tickets from '@lavanda/shared/contract/tickets';
import { Errors } from 'typebox/value';

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

const paramsOf = (path: string) => path.split(':').length;

/** Every API call, fewest parameters first, so '/api/ventas/guardar' doesn't match '/api/ventas/:nota'. */
const CALLS = [auth, clientes, releases, team, maps, summary, servicios, tenant, tickets, sales]
  .flatMap((module) => Object.values(module).filter(isCall))
  .sort((a, b) => paramsOf(a.path) - paramsOf(b.path))
  .map(({ method: httpMethod, path, response }) => ({
    httpMethod,
    path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    response,
  }));

/** @returns how a successful answer breaks the contract; empty for a path outside it */
export function contractViolations(method: string, { pathname, searchParams }: URL, body: unknown): string[] {
  const call = CALLS.find(({ httpMethod, path }) => httpMethod === method && path.test(pathname));
  if (!call) return [];
  // As sent over the network: JSON drops undefined fields.
  const sent: unknown = JSON.parse(JSON.stringify(body ?? null));
  // The same path returns summary rows instead of notas.
  const schema = searchParams.get('resultSummary') === '1' ? summary.SummaryResponse : call.response;
  return [...Errors(schema, sent)].map(({ instancePath, message }) => `${method} ${pathname}${instancePath} ${message}`);
}
