import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  areCoordinates,
  type Coordinates,
  type Geocoder,
  GeocoderError,
  InvalidPlace,
  type Place,
  singleLine,
} from './geocoder.ts';
import { requestJson } from './requestJson.ts';

const LIMIT = 8;
/** Mexico City, in degrees: the geocoder ranks places near this point first. */
const CENTER = { lat: '19.4326', lon: '-99.1332' };
/** Bounding box of Mexico, in degrees: minLon,minLat,maxLon,maxLat. */
const MEXICO = '-118.6,14.3,-86.5,32.8';

const OptionalText = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));
const Properties = Type.Object({
  name: OptionalText,
  street: OptionalText,
  housenumber: OptionalText,
  locality: OptionalText,
  district: OptionalText,
  postcode: OptionalText,
  city: OptionalText,
  state: OptionalText,
});
type Properties = Static<typeof Properties>;

/** The parts of Photon's GeoJSON answer that are used (komoot/photon, docs/api-v1.md). */
const photonResponse = Compile(Type.Object({ features: Type.Array(Type.Unknown()) }));
const photonPlace = Compile(
  Type.Object({
    geometry: Type.Object({ coordinates: Type.Array(Type.Number(), { minItems: 2 }) }),
    properties: Properties,
  }),
);

/** 'geo:19.3712,-99.1634' (RFC 5870): the id contains the coordinates, so reading them needs no second call. */
const ID = /^geo:(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)$/;

/**
 * A Photon-compatible geocoder. It is called with `lang=default`, because otherwise it would follow Accept-Language.
 * @param base URL of the geocoder's /api, or of the folder that contains /api
 */
export function createPhoton(base: string): Geocoder {
  const api = /\/api$/.test(base) ? base : `${base}/api`;
  return {
    coordinatesByNetwork: false,
    async search(text) {
      const url = new URL(api);
      url.search = new URLSearchParams({
        q: text,
        limit: String(LIMIT),
        lang: 'default',
        ...CENTER,
        bbox: MEXICO,
      }).toString();
      const { status, body } = await requestJson(url);
      if (status === 429 || status === 403) throw new GeocoderError('cuota', status);
      if (status !== 200) throw new GeocoderError('estado', status);
      if (!photonResponse.Check(body)) throw new GeocoderError('respuesta', status);
      return withoutDuplicates(body.features.flatMap(placeOf)).slice(0, LIMIT);
    },
    async coordinates(id) {
      return coordinatesOf(id);
    },
  };
}

function coordinatesOf(id: string): Coordinates {
  const parts = ID.exec(id);
  const [lat, lon] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || !areCoordinates(lat, lon)) throw new InvalidPlace();
  return { lat, lon };
}

function placeOf(feature: unknown): Place[] {
  if (!photonPlace.Check(feature)) return [];
  const [lon, lat] = feature.geometry.coordinates;
  const description = descriptionOf(feature.properties);
  if (lat === undefined || lon === undefined || !areCoordinates(lat, lon) || description === '') return [];
  return [{ descripcion: description, id: `geo:${round(lat)},${round(lon)}` }];
}

/** Rounds to 7 decimals of a degree, about a centimetre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

/** A place's address as it is written in Mexico: 'Lavandería Sol, Av. Universidad 1200, Narvarte, 03020 Ciudad de México'. */
function descriptionOf(properties: Properties): string {
  const of = (field: keyof Properties) => String(properties[field] ?? '').trim();
  const street = [of('street'), of('housenumber')].filter(Boolean).join(' ');
  const city = [of('postcode'), of('city')].filter(Boolean).join(' ');
  const parts = [of('name'), street, of('locality') || of('district'), city, of('state')];
  return singleLine(
    parts.filter((part, i) => part !== '' && !parts.slice(0, i).some((another) => another.endsWith(part))).join(', '),
  );
}

/** Keeps one place per address: a street that consists of several pieces on the map is found several times. */
function withoutDuplicates(places: readonly Place[]): Place[] {
  return places.filter(({ descripcion: description }, i) => places.findIndex((other) => other.descripcion === description) === i);
}
