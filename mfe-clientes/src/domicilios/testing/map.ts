/** What the server says of the map when it has no key of Google's. */
export const OSM_MAP = {
  body: {
    proveedor: 'osm',
    mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png',
    atribucion: '© colaboradores de OpenStreetMap',
  },
};
