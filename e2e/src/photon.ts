interface Properties {
  osm_type: 'N' | 'W' | 'R';
  osm_id: number;
  osm_key: string;
  osm_value: string;
  type: string;
  countrycode: string;
  housenumber?: string;
  street?: string;
  name?: string;
  postcode: string;
  district: string;
  city: string;
  state: string;
  country: string;
}

interface FeatureCollection {
  type: 'FeatureCollection';
  features: { type: 'Feature'; geometry: { type: 'Point'; coordinates: [number, number] }; properties: Properties }[];
}

const HOME = { osm_type: 'N', osm_key: 'place', osm_value: 'house', type: 'house', countrycode: 'MX' } as const;
const CDMX = { city: 'Benito Juárez', state: 'Ciudad de México', country: 'México' } as const;

const PLACES: { lon: number; lat: number; properties: Properties }[] = [
  {
    lon: -99.15512,
    lat: 19.39341,
    properties: {
      ...HOME,
      ...CDMX,
      osm_id: 4711001,
      street: 'Diagonal San Antonio',
      housenumber: '1507',
      postcode: '03020',
      district: 'Narvarte Poniente',
    },
  },
  {
    lon: -99.14811,
    lat: 19.39514,
    properties: {
      ...HOME,
      ...CDMX,
      osm_id: 4711002,
      street: 'Diagonal San Antonio',
      housenumber: '1124',
      postcode: '03023',
      district: 'Narvarte Oriente',
    },
  },
  {
    lon: -99.14002,
    lat: 19.39712,
    properties: {
      ...HOME,
      ...CDMX,
      osm_id: 4711003,
      street: 'Diagonal San Antonio',
      housenumber: '1890',
      postcode: '03000',
      district: 'Piedad Narvarte',
    },
  },
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Answers a search as Photon does (GeoJSON, longitude first), with the matching houses of `PLACES`. */
export function searchPlaces(q: string, limit: number): FeatureCollection {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const found = PLACES.filter(({ properties }) => {
    const text = plain(Object.values(properties).join(' '));
    return words.every((word) => text.includes(word));
  });
  return {
    type: 'FeatureCollection',
    features: found.slice(0, limit).map(({ lon, lat, properties }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties,
    })),
  };
}
