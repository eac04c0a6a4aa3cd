import * as auditTrailCalls from '@lavanda/shared/contract/calls/auditTrail';
import * as authCalls from '@lavanda/shared/contract/calls/auth';
import * as cajaCalls from '@lavanda/shared/contract/calls/caja';
import type { Call, CallSchemas } from '@lavanda/shared/contract/calls/call';
import * as captureCalls from '@lavanda/shared/contract/calls/capture';
import * as clientesCalls from '@lavanda/shared/contract/calls/clientes';
import * as collectedCalls from '@lavanda/shared/contract/calls/collected';
import * as correctionsCalls from '@lavanda/shared/contract/calls/corrections';
import * as creditCalls from '@lavanda/shared/contract/calls/credit';
import * as driverCalls from '@lavanda/shared/contract/calls/driver';
import * as eventsCalls from '@lavanda/shared/contract/calls/events';
import * as importsCalls from '@lavanda/shared/contract/calls/imports';
import * as mapsCalls from '@lavanda/shared/contract/calls/maps';
import * as monthResultsCalls from '@lavanda/shared/contract/calls/monthResults';
import * as passkeysCalls from '@lavanda/shared/contract/calls/passkeys';
import * as permissionsCalls from '@lavanda/shared/contract/calls/permissions';
import * as photosCalls from '@lavanda/shared/contract/calls/photos';
import * as pickupRequestsCalls from '@lavanda/shared/contract/calls/pickupRequests';
import * as promisesCalls from '@lavanda/shared/contract/calls/promises';
import * as releasesCalls from '@lavanda/shared/contract/calls/releases';
import * as rutasCalls from '@lavanda/shared/contract/calls/rutas';
import * as salesCalls from '@lavanda/shared/contract/calls/sales';
import * as secondFactorCalls from '@lavanda/shared/contract/calls/secondFactor';
import * as sectionServiceCalls from '@lavanda/shared/contract/calls/sectionService';
import * as serviciosCalls from '@lavanda/shared/contract/calls/servicios';
import * as sessionsCalls from '@lavanda/shared/contract/calls/sessions';
import * as summaryCalls from '@lavanda/shared/contract/calls/summary';
import * as teamCalls from '@lavanda/shared/contract/calls/team';
import * as tenantCalls from '@lavanda/shared/contract/calls/tenant';
import * as ticketsCalls from '@lavanda/shared/contract/calls/tickets';
import * as versionsCalls from '@lavanda/shared/contract/calls/versions';
import * as auditTrail from '@lavanda/shared/contract/schemas/auditTrail';
import * as auth from '@lavanda/shared/contract/schemas/auth';
import * as caja from '@lavanda/shared/contract/schemas/caja';
import * as capture from '@lavanda/shared/contract/schemas/capture';
import * as clientes from '@lavanda/shared/contract/schemas/clientes';
import * as collected from '@lavanda/shared/contract/schemas/collected';
import * as corrections from '@lavanda/shared/contract/schemas/corrections';
import * as corteFiles from '@lavanda/shared/contract/schemas/corteFiles';
import * as cortes from '@lavanda/shared/contract/schemas/cortes';
import * as credit from '@lavanda/shared/contract/schemas/credit';
import * as driver from '@lavanda/shared/contract/schemas/driver';
import * as events from '@lavanda/shared/contract/schemas/events';
import * as imports from '@lavanda/shared/contract/schemas/imports';
import * as maps from '@lavanda/shared/contract/schemas/maps';
import * as monthResults from '@lavanda/shared/contract/schemas/monthResults';
import * as passkeys from '@lavanda/shared/contract/schemas/passkeys';
import * as permissions from '@lavanda/shared/contract/schemas/permissions';
import * as photos from '@lavanda/shared/contract/schemas/photos';
import * as pickupRequests from '@lavanda/shared/contract/schemas/pickupRequests';
import * as promises from '@lavanda/shared/contract/schemas/promises';
import * as releases from '@lavanda/shared/contract/schemas/releases';
import * as review from '@lavanda/shared/contract/schemas/review';
import * as rutas from '@lavanda/shared/contract/schemas/rutas';
import * as sales from '@lavanda/shared/contract/schemas/sales';
import * as salesList from '@lavanda/shared/contract/schemas/salesList';
import * as savePieces from '@lavanda/shared/contract/schemas/savePieces';
import * as secondFactor from '@lavanda/shared/contract/schemas/secondFactor';
import * as sectionService from '@lavanda/shared/contract/schemas/sectionService';
import * as servicios from '@lavanda/shared/contract/schemas/servicios';
import * as sessions from '@lavanda/shared/contract/schemas/sessions';
import * as summary from '@lavanda/shared/contract/schemas/summary';
import * as team from '@lavanda/shared/contract/schemas/team';
import * as tenant from '@lavanda/shared/contract/schemas/tenant';
import * as tickets from '@lavanda/shared/contract/schemas/tickets';
import * as versions from '@lavanda/shared/contract/schemas/versions';
import * as voids from '@lavanda/shared/contract/schemas/voids';
import { Errors } from 'typebox/value';

const SCHEMAS: Record<string, unknown> = {
  ...auditTrail,
  ...auth,
  ...caja,
  ...capture,
  ...clientes,
  ...collected,
  ...corrections,
  ...credit,
  ...corteFiles,
  ...cortes,
  ...events,
  ...imports,
  ...maps,
  ...monthResults,
  ...passkeys,
  ...permissions,
  ...sectionService,
  ...photos,
  ...pickupRequests,
  ...promises,
  ...releases,
  ...review,
  ...rutas,
  ...driver,
  ...sales,
  ...salesList,
  ...savePieces,
  ...secondFactor,
  ...servicios,
  ...sessions,
  ...summary,
  ...team,
  ...tenant,
  ...tickets,
  ...versions,
  ...voids,
};

/** Every call with its schemas, paired by name: `saveNotaCall` with `saveNotaSchemas`. */
export const CALLS = [
  auditTrailCalls,
  authCalls,
  cajaCalls,
  captureCalls,
  clientesCalls,
  collectedCalls,
  correctionsCalls,
  creditCalls,
  eventsCalls,
  importsCalls,
  mapsCalls,
  monthResultsCalls,
  passkeysCalls,
  permissionsCalls,
  sectionServiceCalls,
  photosCalls,
  pickupRequestsCalls,
  promisesCalls,
  releasesCalls,
  rutasCalls,
  driverCalls,
  salesCalls,
  secondFactorCalls,
  serviciosCalls,
  sessionsCalls,
  summaryCalls,
  teamCalls,
  tenantCalls,
  ticketsCalls,
  versionsCalls,
].flatMap((module) =>
  Object.entries(module).map(([name, call]) => ({
    name,
    call: call as Call,
    schemas: SCHEMAS[name.replace(/Call$/, 'Schemas')] as CallSchemas,
  })),
);

const paramsIn = (path: string) => path.split(':').length;

/**
 * The calls, those with the fewest parameters first, so that '/api/ventas/guardar' doesn't match '/api/ventas/:nota'. `summary`
 * marks the call that shares its path with the list of notas.
 */
const BY_PATH = CALLS.map(({ call, schemas }) => ({
  method: call.method,
  path: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`),
  params: paramsIn(call.path),
  summary: schemas === summary.readSummarySchemas,
  response: schemas.response,
})).sort((a, b) => a.params - b.params);

/** @returns how a successful answer breaks the contract; empty for a right answer, and for a path outside the contract */
export function contractViolations(method: string, { pathname, searchParams }: URL, body: unknown): string[] {
  const isSummary = pathname === '/api/ventas/' && searchParams.get('resultSummary') === '1';
  const call = BY_PATH.find((each) => each.method === method && each.summary === isSummary && each.path.test(pathname));
  if (!call) return [];
  // The answer as it is sent over the network, where JSON drops undefined fields.
  const sent: unknown = JSON.parse(JSON.stringify(body ?? null));
  return [...Errors(call.response, sent)].map(({ instancePath, message }) => `${method} ${pathname}${instancePath} ${message}`);
}
