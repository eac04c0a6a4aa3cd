import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RefusalReason } from './sender.ts';

/** The Graph API's error; `code` is what its documentation says to decide by. */
const graphError = Compile(Type.Object({ error: Type.Object({ code: Type.Integer() }) }));

/** Reasons by the error codes of the WhatsApp Cloud API's documentation. */
const REASONS: Readonly<Record<number, RefusalReason>> = {
  0: 'token',
  190: 'token',
  3: 'permiso',
  10: 'permiso',
  // Also an unknown phone id, and sometimes a recipient that isn't on WhatsApp.
  100: 'datos',
  33: 'datos',
  131045: 'datos',
  133010: 'datos',
  131008: 'plantilla',
  131009: 'plantilla',
  132000: 'plantilla',
  132001: 'plantilla',
  132005: 'plantilla',
  132007: 'plantilla',
  132012: 'plantilla',
  132015: 'plantilla',
  132016: 'plantilla',
  131021: 'destinatario',
  131026: 'destinatario',
  131030: 'destinatario',
  131049: 'destinatario',
  4: 'limite',
  80007: 'limite',
  130429: 'limite',
  131048: 'limite',
  131056: 'limite',
  131064: 'limite',
  368: 'cuenta',
  131031: 'cuenta',
  131042: 'cuenta',
  131047: 'conversacion',
};

/** Permissions of the token: 200 to 299. */
const isPermission = (code: number) => code >= 200 && code <= 299;

/** The error code of an answer; undefined when it isn't the API's. */
export function codeOf(body: unknown): number | undefined {
  return graphError.Check(body) ? body.error.code : undefined;
}

/** Why an answer with an error status (300 to 499) refused a message. */
export function reasonOf(status: number, code: number | undefined): RefusalReason {
  if (code !== undefined && isPermission(code)) return 'permiso';
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason) return reason;
  if (status === 401) return 'token';
  if (status === 403) return 'permiso';
  return status === 429 ? 'limite' : 'otro';
}
