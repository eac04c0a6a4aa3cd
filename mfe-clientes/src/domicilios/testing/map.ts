/** Answer with the map settings of a server that has no Google key. */
export const OSM_MAP = {
  body: {
    proveedor: 'osm',
    mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png',
    atribucion: '© colaboradores de OpenStreetMap',
  },
};
