/** Texts of the maps; 'Error: AuthFailure' matches the spec byte for byte. */
export const TEXTS = {
  zoomIn: 'Acercar',
  moveAway: 'Alejar',
  loading: 'Cargando el mapa',
  retry: 'Reintentar',
  keyTitle: 'Error: AuthFailure',
  keyDetail:
    'Un problema con la clave (API key) del servicio de mapas impide mostrar el mapa. Los domicilios siguen guardados; avisa al administrador.',
  loadTitle: 'El mapa no se pudo cargar',
  loadDetail: 'El servicio de mapas no respondió. Los domicilios siguen en la lista y puedes cambiarlos ahí.',
  incomplete: 'El dibujo del mapa no se pudo cargar. Los domicilios siguen en la lista.',
} as const;
