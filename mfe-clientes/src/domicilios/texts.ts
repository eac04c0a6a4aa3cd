import type { MapNotices } from '@lavanda/shared/ui/map/types';

/** Texts of the cliente's domicilios; texts quoted in the spec match it exactly. */
export const TEXTS = {
  region: 'Domicilios',
  map: 'Mapa de domicilios',
  list: 'Lista de domicilios',
  hint: 'Haz click en algún marcador para ver detalles o eliminar un domicilio',
  register: 'Registrar un nuevo domicilio',
  noDomicilios: 'Aún no hay domicilios registrados.',
  withoutLocation: 'Sin ubicación en el mapa',
  close: 'Cerrar',
  cancel: 'Cancelar',
  accept: 'Aceptar',

  remove: 'eliminar',
  removeQuestion: '¿Estas seguro de que deseas eliminar este domicilio?',
  removeConsequence: (description: string) => `${description.replace(/\.$/, '')}. El cambio se aplica al tocar Guardar.`,
  confirmRemove: 'Eliminar',

  domicilio: (number: number) => `Domicilio ${number}`,
  pinName: (number: number, description: string) => `Domicilio ${number}: ${description}`,
  removeName: (number: number, description: string) => `eliminar domicilio ${number}: ${description}`,
  editName: (number: number, description: string) => `Editar domicilio ${number}: ${description}`,
  moveName: (number: number, description: string) => `Mover en el mapa el domicilio ${number}: ${description}`,
  locateName: (number: number, description: string) => `Ubicar en el mapa el domicilio ${number}: ${description}`,
  move: 'mover',

  placeHint: (number: number) => `Haz click en el mapa para ubicar el domicilio ${number}`,
  notNow: 'Ahora no',
  newPoint: 'Lugar elegido en el mapa',
  pointQuestion: '¿Qué quieres poner aquí?',
  moveHere: (number: number) => `Mover aquí el domicilio ${number}`,
  locateHere: (number: number) => `Ubicar aquí el domicilio ${number}`,
  newHere: 'Registrar aquí un nuevo domicilio',

  announcements: {
    added: (number: number) => `Domicilio ${number} agregado. El cambio se aplica al tocar Guardar.`,
    eliminado: (number: number) => `Domicilio ${number} eliminado. El cambio se aplica al tocar Guardar.`,
    changed: (number: number) => `Domicilio ${number} cambiado. El cambio se aplica al tocar Guardar.`,
    located: (number: number) => `Domicilio ${number} ubicado en el mapa. El cambio se aplica al tocar Guardar.`,
  },

  creation: {
    title: 'Registrar un nuevo domicilio',
    campo: 'Calle, número y colonia',
    help: 'Escribe más de 3 letras y espera un momento.',
    typedHelp: 'Escribe el domicilio; después lo ubicas en el mapa.',
    selectedHelp: 'Puedes completar el texto, por ejemplo con el número interior.',
    locatedHelp: 'Escribe el domicilio del lugar que elegiste en el mapa.',
    clear: 'Borrar lo escrito',
    results: 'Domicilios encontrados',
    found: (count: number) => (count === 1 ? '1 domicilio encontrado' : `${count} domicilios encontrados`),
    searching: 'Buscando domicilios',
    none: 'No se encontró ese domicilio. Puedes agregarlo tal como lo escribiste y ubicarlo en el mapa.',
    useTypedText: 'Usar este texto',
    useTypedTextDetail: 'Se agrega tal como lo escribiste; después lo ubicas en el mapa con un click.',
    error: (detail: string) => `${detail} Lo que escribiste sigue aquí.`,
    map: 'Ubicación del nuevo domicilio',
    add: 'Agregar domicilio',
    withoutText: 'Escribe el domicilio.',
  },

  edit: {
    title: (number: number) => `Editar domicilio ${number}`,
    campo: 'Domicilio',
    withoutText: 'Escribe el domicilio.',
    lat: 'Latitud',
    lon: 'Longitud',
    help: 'Haz click en el mapa o escribe las coordenadas.',
    map: 'Ubicación del domicilio',
    center: 'Ubicar en el centro del mapa',
    removeFromMap: 'Quitar del mapa',
    invalidLat: 'La latitud va de -90 a 90, por ejemplo 19.4326.',
    invalidLon: 'La longitud va de -180 a 180, por ejemplo -99.1332.',
    incomplete: 'Escribe latitud y longitud, o deja las dos vacías.',
  },
} as const;

/** Texts about what still works when the map doesn't load. */
export const MAP_NOTICES: MapNotices = {
  key: 'Los domicilios siguen guardados; avisa al administrador.',
  load: 'Los domicilios siguen en la lista y puedes cambiarlos ahí.',
  incomplete: 'Los domicilios siguen en la lista.',
};
