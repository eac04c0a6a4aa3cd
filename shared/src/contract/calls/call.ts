import type { Static, TSchema } from 'typebox';
import type { Permission } from '../../domain/roles.ts';
import type { SectionPermissionName } from '../../domain/sectionPermissions.ts';

/**
 * Schemas of a call's input and answer. The server uses them to validate, document and serialize; the browser uses only their
 * types.
 */
export interface CallSchemas {
  summary: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  response: TSchema;
}

/** A permission that a call may need: one of the product, or one that a section brings and a laundry grants to roles. */
type Needed = Permission | SectionPermissionName;

/** Who may make a call: anyone, any session, sessions whose role has a permission, or a remote's deploy token. */
export type Access = 'public' | 'session' | 'deployToken' | Needed;

/**
 * One API call, declared once for both sides: the server routes it and the browser requests it from this object. The object is
 * plain data, so that the browser loads no schema library. `S` is the type of its schemas in `contract/schemas`.
 */
export interface Call<S extends CallSchemas = CallSchemas, A extends Access = Access> {
  readonly method: 'GET' | 'POST';
  /** Path with parameters, e.g. /api/ventas/:nota. */
  readonly path: string;
  readonly access: A;
  /** Always undefined when the code runs, because this field exists only for its type `S`. */
  readonly schemas?: S;
}

type Method = Call['method'];

/** A call that needs no session. */
export function publicCall<S extends CallSchemas>(method: Method, path: string): Call<S, 'public'> {
  return { method, path, access: 'public' };
}

/** A call that needs a session: any session, or one whose role has the permission `access`. */
export function sessionCall<S extends CallSchemas>(
  method: Method,
  path: string,
  access: 'session' | Needed,
): Call<S, 'session' | Needed> {
  return { method, path, access };
}

/** A call made with the deploy token of the remote in its path; with any deploy token if its path names no remote. */
export function deployTokenCall<S extends CallSchemas>(method: Method, path: string): Call<S, 'deployToken'> {
  return { method, path, access: 'deployToken' };
}

type Part<S, K extends 'params' | 'query' | 'body'> = S extends { [P in K]: infer T extends TSchema }
  ? { [P in K]: Static<T> }
  : unknown;

/** Input of a call: the params, query and body that its schemas declare. */
export type InputOf<S extends CallSchemas> = Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'>;

/** Type of a call's successful answer. */
export type AnswerOf<C extends Call> = C extends Call<infer S> ? Static<S['response']> : never;

type AddressInput<S> = Part<S, 'params'> & Part<S, 'query'>;

export interface AddressParts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

/** The call's URL, for links. Fields of the query that are undefined are left out. */
export function addressOf<S extends CallSchemas>(
  { path }: Call<S>,
  ...[input]: unknown extends AddressInput<S> ? [] : [AddressInput<S>]
): string {
  return fillAddress(path, input ?? {});
}

/** Puts parameters and query into a call's path. */
export function fillAddress(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const fields = Object.entries(query).filter((field): field is [string, string] => field[1] !== undefined);
  return fields.length === 0 ? filled : `${filled}?${new URLSearchParams(fields)}`;
}
