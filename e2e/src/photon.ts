interface Propiedades {
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

interface Coleccion {
  type: 'FeatureCollection';
  features: { type: 'Feature'; geometry: { type: 'Point'; coordinates: [number, number] }; properties: Propiedades }[];
}

const CASA = { osm_type: 'N', osm_key: 'place', osm_value: 'house', type: 'house', countrycode: 'MX' } as const;
const CDMX = { city: 'Benito Juárez', state: 'Ciudad de México', country: 'México' } as const;

const LUGARES: { lon: number; lat: number; propiedades: Propiedades }[] = [
  {
    lon: -99.15512,
    lat: 19.39341,
    propiedades: {
      ...CASA,
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
    propiedades: {
      ...CASA,
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
    propiedades: {
      ...CASA,
      ...CDMX,
      osm_id: 4711003,
      street: 'Diagonal San Antonio',
      housenumber: '1890',
      postcode: '03000',
      district: 'Piedad Narvarte',
    },
  },
];

const plano = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What Photon answers to a search (GeoJSON, longitude first), among three houses. */
export function buscarLugares(q: string, limite: number): Coleccion {
  const palabras = plano(q).split(/\s+/).filter(Boolean);
  const encontrados = LUGARES.filter(({ propiedades }) => {
    const texto = plano(Object.values(propiedades).join(' '));
    return palabras.every((palabra) => texto.includes(palabra));
  });
  return {
    type: 'FeatureCollection',
    features: encontrados.slice(0, limite).map(({ lon, lat, propiedades }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: propiedades,
    })),
  };
}
