import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  type Coordenadas,
  FallaGeocodificador,
  type Geocodificador,
  type Lugar,
  LugarInvalido,
  sonCoordenadas,
  unaLinea,
} from './geocodificador.ts';
import { pedirJson } from './pedirJson.ts';

const LIMITE = 8;
/** Mexico City: nearer places come first. */
const CENTRO = { lat: '19.4326', lon: '-99.1332' };
/** Mexico, as minLon,minLat,maxLon,maxLat. */
const MEXICO = '-118.6,14.3,-86.5,32.8';

const TextoOpcional = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));
const Propiedades = Type.Object({
  name: TextoOpcional,
  street: TextoOpcional,
  housenumber: TextoOpcional,
  locality: TextoOpcional,
  district: TextoOpcional,
  postcode: TextoOpcional,
  city: TextoOpcional,
  state: TextoOpcional,
});
type Propiedades = Static<typeof Propiedades>;

/** What is read of Photon's answer, a GeoJSON FeatureCollection (komoot/photon, docs/api-v1.md). */
const respuestaPhoton = Compile(Type.Object({ features: Type.Array(Type.Unknown()) }));
const lugarPhoton = Compile(
  Type.Object({
    geometry: Type.Object({ coordinates: Type.Array(Type.Number(), { minItems: 2 }) }),
    properties: Propiedades,
  }),
);

/** 'geo:19.3712,-99.1634' (RFC 5870): the place's id is its coordinates, so that finding them needs no second call. */
const ID = /^geo:(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)$/;

/**
 * A Photon-compatible geocoder. Asked in its default language, the local names: it knows translations to en, de and fr only, and
 * without `lang` it obeys the Accept-Language of whoever calls.
 * @param base address that has /api under it, or that is it
 */
export function crearPhoton(base: string): Geocodificador {
  const api = /\/api$/.test(base) ? base : `${base}/api`;
  return {
    coordenadasPorRed: false,
    async buscar(texto) {
      const url = new URL(api);
      url.search = new URLSearchParams({ q: texto, limit: String(LIMITE), lang: 'default', ...CENTRO, bbox: MEXICO }).toString();
      const { estado, cuerpo } = await pedirJson(url);
      if (estado === 429 || estado === 403) throw new FallaGeocodificador('cuota', estado);
      if (estado !== 200) throw new FallaGeocodificador('estado', estado);
      if (!respuestaPhoton.Check(cuerpo)) throw new FallaGeocodificador('respuesta', estado);
      return sinRepetir(cuerpo.features.flatMap(lugarDe)).slice(0, LIMITE);
    },
    async coordenadas(id) {
      return coordenadasDe(id);
    },
  };
}

function coordenadasDe(id: string): Coordenadas {
  const partes = ID.exec(id);
  const [lat, lon] = [Number(partes?.[1]), Number(partes?.[2])];
  if (!partes || !sonCoordenadas(lat, lon)) throw new LugarInvalido();
  return { lat, lon };
}

function lugarDe(dato: unknown): Lugar[] {
  if (!lugarPhoton.Check(dato)) return [];
  const [lon, lat] = dato.geometry.coordinates;
  const descripcion = descripcionDe(dato.properties);
  if (lat === undefined || lon === undefined || !sonCoordenadas(lat, lon) || descripcion === '') return [];
  return [{ descripcion, id: `geo:${redondear(lat)},${redondear(lon)}` }];
}

/** 7 decimals are a centimetre. */
function redondear(grados: number): number {
  return Math.round(grados * 1e7) / 1e7;
}

/** As an address is written in Mexico: 'Lavandería Sol, Av. Universidad 1200, Narvarte, 03020 Ciudad de México'. */
function descripcionDe(propiedades: Propiedades): string {
  const de = (campo: keyof Propiedades) => String(propiedades[campo] ?? '').trim();
  const calle = [de('street'), de('housenumber')].filter(Boolean).join(' ');
  const ciudad = [de('postcode'), de('city')].filter(Boolean).join(' ');
  const partes = [de('name'), calle, de('locality') || de('district'), ciudad, de('state')];
  return unaLinea(
    partes.filter((parte, i) => parte !== '' && !partes.slice(0, i).some((otra) => otra.endsWith(parte))).join(', '),
  );
}

/** The same address twice (a street in pieces) is one choice. */
function sinRepetir(lugares: readonly Lugar[]): Lugar[] {
  return lugares.filter(({ descripcion }, i) => lugares.findIndex((otro) => otro.descripcion === descripcion) === i);
}
