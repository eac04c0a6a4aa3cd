import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  FallaGeocodificador,
  type Geocodificador,
  type Lugar,
  LugarInvalido,
  sonCoordenadas,
  unaLinea,
} from './geocodificador.ts';
import { pedirJson, type RespuestaJson } from './pedirJson.ts';

/** Google ends a search session with the place chosen, or some minutes after the last letter. */
const SESION_MS = 180_000;
const SESIONES_MAXIMAS = 5_000;
const ID = /^[A-Za-z0-9_=-]{10,400}$/;

/** Without a match Google answers {}. */
const sugerencias = Compile(
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
const detalles = Compile(Type.Object({ location: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }) }));
const errorDeGoogle = Compile(
  Type.Object({
    error: Type.Object({
      status: Type.Optional(Type.String()),
      details: Type.Optional(Type.Array(Type.Object({ reason: Type.Optional(Type.String()) }))),
    }),
  }),
);

/**
 * Google Places API (New): Autocomplete, then Place Details for the location alone. One person's letters and choice share a session
 * token, which Google bills as one search; tokens are kept in this process, so with several a search may be billed as two.
 * @param base https://places.googleapis.com, or what stands for it
 * @param clave the server's key
 */
export function crearGoogle(base: string, clave: string): Geocodificador {
  const sesiones = new Sesiones();
  const pedir = (ruta: string, init: RequestInit & { headers?: Record<string, string> }) =>
    pedirJson(new URL(`${base}${ruta}`), { ...init, headers: { ...init.headers, 'x-goog-api-key': clave } });
  return {
    coordenadasPorRed: true,
    async buscar(texto, quien) {
      const respuesta = await pedir('/v1/places:autocomplete', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          input: texto,
          languageCode: 'es',
          includedRegionCodes: ['mx'],
          sessionToken: sesiones.de(quien),
        }),
      });
      if (respuesta.estado !== 200) throw fallaDe(respuesta);
      if (!sugerencias.Check(respuesta.cuerpo)) throw new FallaGeocodificador('respuesta', 200);
      return (respuesta.cuerpo.suggestions ?? []).flatMap(({ placePrediction }): Lugar[] => {
        const descripcion = unaLinea(placePrediction?.text.text ?? '');
        return placePrediction && descripcion !== '' && ID.test(placePrediction.placeId)
          ? [{ descripcion, id: placePrediction.placeId }]
          : [];
      });
    },
    async coordenadas(id, quien) {
      if (!ID.test(id)) throw new LugarInvalido();
      const token = sesiones.terminar(quien);
      const parametros = new URLSearchParams({ languageCode: 'es', ...(token === undefined ? {} : { sessionToken: token }) });
      const respuesta = await pedir(`/v1/places/${encodeURIComponent(id)}?${parametros}`, {
        headers: { 'x-goog-fieldmask': 'location' },
      });
      if (respuesta.estado !== 200) throw fallaDe(respuesta, true);
      const { cuerpo } = respuesta;
      if (!detalles.Check(cuerpo) || !sonCoordenadas(cuerpo.location.latitude, cuerpo.location.longitude)) {
        throw new FallaGeocodificador('respuesta', 200);
      }
      return { lat: cuerpo.location.latitude, lon: cuerpo.location.longitude };
    },
  };
}

/** Reads a google.rpc.Status. A wrong key is a 400 (API_KEY_INVALID) or a 403; a place that is gone or never was, a 404 or another 400. */
function fallaDe({ estado, cuerpo }: RespuestaJson, deUnLugar = false): Error {
  const { status, details } = errorDeGoogle.Check(cuerpo) ? cuerpo.error : { status: undefined, details: [] };
  if (estado === 429 || status === 'RESOURCE_EXHAUSTED') return new FallaGeocodificador('cuota', estado);
  const deLaClave = details?.some(({ reason }) => reason?.startsWith('API_KEY') === true) ?? false;
  if (deLaClave || estado === 401 || estado === 403) return new FallaGeocodificador('clave', estado);
  if (deUnLugar && (estado === 404 || estado === 400)) return new LugarInvalido();
  return new FallaGeocodificador('estado', estado);
}

/** The session token of each person's search under way. */
class Sesiones {
  readonly #tokens = new LRUCache<string, string>({ max: SESIONES_MAXIMAS, ttl: SESION_MS });

  de(quien: string): string {
    const token = this.#tokens.get(quien) ?? randomUUID();
    this.#tokens.set(quien, token);
    return token;
  }

  terminar(quien: string): string | undefined {
    const token = this.#tokens.get(quien);
    this.#tokens.delete(quien);
    return token;
  }
}
