/** The server's map settings without a Google key. */
export const OSM_MAP = {
  body: {
    proveedor: 'osm',
    mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png',
    atribucion: '© colaboradores de OpenStreetMap',
  },
};
