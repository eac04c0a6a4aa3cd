/** Texts of the maps; 'Error: AuthFailure' is the specification's, byte for byte. */
export const TEXTOS = {
  acercar: 'Acercar',
  alejar: 'Alejar',
  cargando: 'Cargando el mapa',
  reintentar: 'Reintentar',
  claveTitulo: 'Error: AuthFailure',
  claveDetalle:
    'Un problema con la clave (API key) del servicio de mapas impide mostrar el mapa. Los domicilios siguen guardados; avisa al administrador.',
  cargaTitulo: 'El mapa no se pudo cargar',
  cargaDetalle: 'El servicio de mapas no respondió. Los domicilios siguen en la lista y puedes cambiarlos ahí.',
  incompleto: 'El dibujo del mapa no se pudo cargar. Los domicilios siguen en la lista.',
} as const;
