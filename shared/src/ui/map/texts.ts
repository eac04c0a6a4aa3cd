/** Texts of the maps; 'Error: AuthFailure' matches the spec byte for byte. */
export const TEXTS = {
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  loading: 'Cargando el mapa',
  retry: 'Reintentar',
  keyTitle: 'Error: AuthFailure',
  keyDetail: 'Un problema con la clave (API key) del servicio de mapas impide mostrar el mapa.',
  loadTitle: 'El mapa no se pudo cargar',
  loadDetail: 'El servicio de mapas no respondió.',
  incomplete: 'El dibujo del mapa no se pudo cargar.',
} as const;
