import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RefusalReason } from './sender.ts';

/** The Graph API's error. Its documentation says to decide by `code`. */
const graphError = Compile(Type.Object({ error: Type.Object({ code: Type.Integer() }) }));

/** Reasons for refusals, by the error codes in the WhatsApp Cloud API's documentation. */
const REASONS: Readonly<Record<number, RefusalReason>> = {
  0: 'token',
  190: 'token',
  3: 'permission',
  10: 'permission',
  // The API also answers 100 for an unknown phone id, and sometimes for a recipient who isn't on WhatsApp.
  100: 'data',
  33: 'data',
  131045: 'data',
  133010: 'data',
  131008: 'template',
  131009: 'template',
  132000: 'template',
  132001: 'template',
  132005: 'template',
  132007: 'template',
  132012: 'template',
  132015: 'template',
  132016: 'template',
  131021: 'recipient',
  131026: 'recipient',
  131030: 'recipient',
  131049: 'recipient',
  4: 'limit',
  80007: 'limit',
  130429: 'limit',
  131048: 'limit',
  131056: 'limit',
  131064: 'limit',
  368: 'account',
  131031: 'account',
  131042: 'account',
  131047: 'conversation',
};

/** Whether the error code says that the token lacks a permission: the API uses 200 to 299 for that. */
const isPermission = (code: number) => code >= 200 && code <= 299;

/** The error code of an answer; undefined when the answer doesn't come from the API. */
export function codeOf(body: unknown): number | undefined {
  return graphError.Check(body) ? body.error.code : undefined;
}

/** Why an answer with an error status (300 to 499) refused a message. */
export function reasonOf(status: number, code: number | undefined): RefusalReason {
  if (code !== undefined && isPermission(code)) return 'permission';
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason) return reason;
  if (status === 401) return 'token';
  if (status === 403) return 'permission';
  return status === 429 ? 'limit' : 'other';
}
