import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { areCoordinates, type Geocoder, GeocoderError, InvalidPlace, type Place, singleLine } from './geocoder.ts';
import { type JsonResponse, requestJson } from './requestJson.ts';

/** How long a session token is kept after the last search, ms. */
const SESSION_MS = 180_000;
const MAX_SESSIONS = 5_000;
const ID = /^[A-Za-z0-9_=-]{10,400}$/;

/** Google's answer to a search; {} when no place matches. */
const suggestions = Compile(
  Type.Object({
    suggestions: Type.Optional(
      Type.Array(
        Type.Object({
          placePrediction: Type.Optional(Type.Object({ placeId: Type.String(), text: Type.Object({ text: Type.String() }) })),
        }),
      ),
    ),
  }),
);
const details = Compile(Type.Object({ location: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }) }));
const googleError = Compile(
  Type.Object({
    error: Type.Object({
      status: Type.Optional(Type.String()),
      details: Type.Optional(Type.Array(Type.Object({ reason: Type.Optional(Type.String()) }))),
    }),
  }),
);

/**
 * Google Places API (New): Autocomplete, then the location from Place Details. A user's search and choice share a session token
 * and are billed as one search. Each process has its own tokens, so a search over two processes is billed twice.
 * @param base https://places.googleapis.com, or a substitute
 * @param key the server's key
 */
export function createGoogle(base: string, key: string): Geocoder {
  const sessions = new Sessions();
  const request = (path: string, init: RequestInit & { headers?: Record<string, string> }) =>
    requestJson(new URL(`${base}${path}`), { ...init, headers: { ...init.headers, 'x-goog-api-key': key } });
  return {
    coordinatesByNetwork: true,
    async search(text, actor) {
      const response = await request('/v1/places:autocomplete', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          input: text,
          languageCode: 'es',
          includedRegionCodes: ['mx'],
          sessionToken: sessions.of(actor),
        }),
      });
      if (response.status !== 200) throw failureOf(response);
      if (!suggestions.Check(response.body)) throw new GeocoderError('respuesta', 200);
      return (response.body.suggestions ?? []).flatMap(({ placePrediction }): Place[] => {
        const description = singleLine(placePrediction?.text.text ?? '');
        return placePrediction && description !== '' && ID.test(placePrediction.placeId)
          ? [{ descripcion: description, id: placePrediction.placeId }]
          : [];
      });
    },
    async coordinates(id, actor) {
      if (!ID.test(id)) throw new InvalidPlace();
      const token = sessions.finish(actor);
      const parameters = new URLSearchParams({
        languageCode: 'es',
        ...(token === undefined ? {} : { sessionToken: token }),
      });
      const response = await request(`/v1/places/${encodeURIComponent(id)}?${parameters}`, {
        headers: { 'x-goog-fieldmask': 'location' },
      });
      if (response.status !== 200) throw failureOf(response, true);
      const { body } = response;
      if (!details.Check(body) || !areCoordinates(body.location.latitude, body.location.longitude)) {
        throw new GeocoderError('respuesta', 200);
      }
      return { lat: body.location.latitude, lon: body.location.longitude };
    },
  };
}

/**
 * The error for a failed answer, whose body is a google.rpc.Status. Google answers a wrong key with 400 (API_KEY_INVALID) or
 * 403, and an unknown place with 404 or another 400.
 */
function failureOf({ status: httpStatus, body }: JsonResponse, ofPlace = false): Error {
  const { status, details } = googleError.Check(body) ? body.error : { status: undefined, details: [] };
  if (httpStatus === 429 || status === 'RESOURCE_EXHAUSTED') return new GeocoderError('cuota', httpStatus);
  const ofKey = details?.some(({ reason }) => reason?.startsWith('API_KEY') === true) ?? false;
  if (ofKey || httpStatus === 401 || httpStatus === 403) return new GeocoderError('clave', httpStatus);
  if (ofPlace && (httpStatus === 404 || httpStatus === 400)) return new InvalidPlace();
  return new GeocoderError('estado', httpStatus);
}

/** The session token of each user's current search. */
class Sessions {
  readonly #tokens = new LRUCache<string, string>({ max: MAX_SESSIONS, ttl: SESSION_MS });

  of(actor: string): string {
    const token = this.#tokens.get(actor) ?? randomUUID();
    this.#tokens.set(actor, token);
    return token;
  }

  finish(actor: string): string | undefined {
    const token = this.#tokens.get(actor);
    this.#tokens.delete(actor);
    return token;
  }
}
