import * as auth from '@lavanda/shared/contract/auth';
import * as clientes from '@lavanda/shared/contract/clientes';
import * as entregas from '@lavanda/shared/contract/entregas';
import * as equipo from '@lavanda/shared/contract/equipo';
import type { Llamada } from '@lavanda/shared/contract/llamada';
import * as mapas from '@lavanda/shared/contract/mapas';
import * as resumen from '@lavanda/shared/contract/resumen';
import * as servicios from '@lavanda/shared/contract/servicios';
import * as tenant from '@lavanda/shared/contract/tenant';
import * as tickets from '@lavanda/shared/contract/tickets';
import * as ventas from '@lavanda/shared/contract/ventas';
import { Errors } from 'typebox/value';

const isCall = (value: unknown): value is Llamada =>
  typeof value === 'object' && value !== null && 'metodo' in value && 'ruta' in value && 'respuesta' in value;

const paramsOf = (path: string) => path.split(':').length;

/** Every call of the contract. Those with fewer parameters first: '/api/ventas/guardar' is no '/api/ventas/:nota'. */
const CALLS = [auth, clientes, entregas, equipo, mapas, resumen, servicios, tenant, tickets, ventas]
  .flatMap((module) => Object.values(module).filter(isCall))
  .sort((a, b) => paramsOf(a.ruta) - paramsOf(b.ruta))
  .map(({ metodo, ruta, respuesta }) => ({ metodo, path: new RegExp(`^${ruta.replace(/:\w+/g, '[^/]+')}$`), respuesta }));

/** What of a successful answer the contract does not allow; nothing for a path that is not in it. */
export function contractViolations(method: string, { pathname, searchParams }: URL, body: unknown): string[] {
  const call = CALLS.find(({ metodo, path }) => metodo === method && path.test(pathname));
  if (!call) return [];
  // As it travels: undefined fields do not.
  const sent: unknown = JSON.parse(JSON.stringify(body ?? null));
  // The same path answers the reports' rows instead of notes.
  const schema = searchParams.get('resultSummary') === '1' ? resumen.RespuestaResumen : call.respuesta;
  return [...Errors(schema, sent)].map(({ instancePath, message }) => `${method} ${pathname}${instancePath} ${message}`);
}
