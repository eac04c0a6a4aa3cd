/** What the server says of the map when it has no key of Google's. */
export const MAPA_OSM = {
  cuerpo: {
    proveedor: 'osm',
    mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png',
    atribucion: '© colaboradores de OpenStreetMap',
  },
};
