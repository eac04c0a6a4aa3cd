/** Texts of the customer's addresses and their map; the quoted ones of the specification byte for byte. */
export const TEXTOS = {
  region: 'Domicilios',
  lista: 'Lista de domicilios',
  pista: 'Haz click en algún marcador para ver detalles o eliminar un domicilio',
  registrar: 'Registrar un nuevo domicilio',
  sinDomicilios: 'Aún no hay domicilios registrados.',
  sinUbicacion: 'Sin ubicación en el mapa',
  eliminar: 'eliminar',
  eliminarDomicilio: (numero: number, descripcion: string) => `eliminar domicilio ${numero}: ${descripcion}`,
  preguntaEliminar: '¿Estas seguro de que deseas eliminar este domicilio?',
  consecuenciaEliminar: (descripcion: string) => `${descripcion}. El cambio se aplica al tocar Guardar.`,
  confirmarEliminar: 'Eliminar',
} as const;
