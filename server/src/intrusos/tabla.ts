import { randomUUID } from 'node:crypto';
import { bytesDePng, type Mundo } from './mundo.ts';

/** What a call is sent: right in every part, so that only who sends it decides the answer. */
export interface Intento {
  ruta: string;
  cuerpo?: unknown;
  /** A body that isn't JSON. */
  bytes?: { tipo: string; contenido: string | Buffer };
  /** What who may make the call is answered, when it isn't 2xx. */
  espera?: number;
}

type Preparar = (mundo: Mundo) => Intento | Promise<Intento>;

/** Superuser, Admin, User, Accountant: the letters of those who may (decisions "Roles"). */
type Roles = 'SAUC' | 'SAU' | 'SAC' | 'SA' | 'S';

export interface DeSesion {
  roles: Roles;
  intento: Preparar;
}

const SOLO_LEER = 'SAUC';
const nota =
  (cola: string): Preparar =>
  async (m) => ({ ruta: `/api/ventas/${await m.nota()}${cola}` });

/**
 * Who may make each call that needs a session, as decisions "Roles" says: written here by hand, for the server's own table is what is being tested. A
 * name may carry a variant in parentheses: the same call with what other roles may send.
 */
export const DE_SESION: Readonly<Record<string, DeSesion>> = {
  'GET /api/auth/authData': { roles: SOLO_LEER, intento: () => ({ ruta: '/api/auth/authData' }) },
  'POST /api/auth/cambiarPassword': {
    roles: SOLO_LEER,
    intento: () => ({
      ruta: '/api/auth/cambiarPassword',
      cuerpo: { actual: 'no es ésta', password: 'otra-distinta' },
      espera: 403,
    }),
  },
  'POST /api/entregas/informe': {
    roles: SOLO_LEER,
    intento: () => ({
      ruta: '/api/entregas/informe',
      cuerpo: { remoto: 'mfe-pos', version: '0.1.0-00000000', suceso: 'montada' },
    }),
  },
  'GET /api/mapas/configuracion': { roles: SOLO_LEER, intento: () => ({ ruta: '/api/mapas/configuracion' }) },

  'GET /api/tenant/sucursales': { roles: SOLO_LEER, intento: () => ({ ruta: '/api/tenant/sucursales' }) },
  'POST /api/tenant/sucursales/guardar': {
    roles: 'S',
    intento: (m) => ({ ruta: '/api/tenant/sucursales/guardar', cuerpo: { _id: m.sucursalId, nombre_sucursal: 'Narvarte' } }),
  },
  'GET /api/tenant/identidad': { roles: 'S', intento: () => ({ ruta: '/api/tenant/identidad' }) },
  'POST /api/tenant/identidad': { roles: 'S', intento: () => ({ ruta: '/api/tenant/identidad', cuerpo: { dias_entrega: 2 } }) },
  'POST /api/tenant/imagen': {
    roles: 'S',
    intento: async () => ({ ruta: '/api/tenant/imagen?tipo=logo', bytes: { tipo: 'image/png', contenido: await bytesDePng() } }),
  },
  'GET /api/tenant/allUsersByTenant': { roles: 'S', intento: () => ({ ruta: '/api/tenant/allUsersByTenant' }) },
  'POST /api/usuarios/guardar': {
    roles: 'S',
    intento: (m) => ({
      ruta: '/api/usuarios/guardar',
      cuerpo: { usuario: `${randomUUID()}@aguaclara.mx`, idSucursal: m.sucursalId, rol: 'user' },
    }),
  },
  'POST /api/usuarios/delete': {
    roles: 'S',
    intento: async (m) => ({ ruta: '/api/usuarios/delete', cuerpo: { _id: await m.invitado() } }),
  },
  'POST /api/usuarios/reenviar': {
    roles: 'S',
    intento: async (m) => ({ ruta: '/api/usuarios/reenviar', cuerpo: { _id: await m.invitado() } }),
  },

  'GET /api/servicios/all': { roles: SOLO_LEER, intento: () => ({ ruta: '/api/servicios/all' }) },
  'POST /api/servicios/guardar': { roles: 'S', intento: (m) => ({ ruta: '/api/servicios/guardar', cuerpo: m.servicio() }) },
  'POST /api/servicios/eliminar': {
    roles: 'S',
    intento: async (m) => ({ ruta: '/api/servicios/eliminar', cuerpo: { id: await m.servicioGuardado() } }),
  },

  'GET /api/clientes/': { roles: SOLO_LEER, intento: (m) => ({ ruta: `/api/clientes/?id=${m.clienteId}` }) },
  'POST /api/clientes/': { roles: SOLO_LEER, intento: () => ({ ruta: '/api/clientes/', cuerpo: { nombre: 'Prueba' } }) },
  'GET /api/clientes/exportar': {
    roles: SOLO_LEER,
    intento: () => ({ ruta: '/api/clientes/exportar?formato=csv&nombre=Prueba' }),
  },
  'POST /api/clientes/autocomplete': {
    roles: SOLO_LEER,
    // Nobody answers at GEOCODER_URL.
    intento: () => ({ ruta: '/api/clientes/autocomplete', cuerpo: { address: 'Xola 123' }, espera: 503 }),
  },
  'POST /api/clientes/autocompleteCoordenadas': {
    roles: SOLO_LEER,
    intento: () => ({ ruta: '/api/clientes/autocompleteCoordenadas', cuerpo: { id: 'no es un lugar' }, espera: 422 }),
  },
  'POST /api/clientes/guardar': {
    roles: 'SAU',
    intento: () => ({ ruta: '/api/clientes/guardar', cuerpo: { _id: randomUUID(), nombre: 'Prueba', apellido: randomUUID() } }),
  },
  'POST /api/clientes/importar': {
    roles: 'SAU',
    intento: () => ({
      ruta: '/api/clientes/importar?formato=csv',
      bytes: { tipo: 'text/csv', contenido: `Nombre,Apellidos\nImportado,${randomUUID()}\n` },
    }),
  },
  'POST /api/clientes/eliminar': {
    roles: 'SA',
    intento: async (m) => ({ ruta: '/api/clientes/eliminar', cuerpo: { id: await m.cliente() } }),
  },

  'GET /api/ventas/': { roles: SOLO_LEER, intento: () => ({ ruta: '/api/ventas/?status=0,-1&notasPosPagina=-1' }) },
  'GET /api/ventas/ (resumen)': { roles: 'SAC', intento: () => ({ ruta: '/api/ventas/?resultSummary=1' }) },
  'GET /api/ventas/exportar': {
    roles: SOLO_LEER,
    intento: (m) => ({ ruta: `/api/ventas/exportar?formato=csv&fechaInicial=${m.hoy}` }),
  },
  'GET /api/ventas/resumen/exportar': {
    roles: 'SAC',
    intento: (m) => ({ ruta: `/api/ventas/resumen/exportar?mes=${m.hoy.slice(0, 7)}` }),
  },
  'GET /api/ventas/:nota': { roles: SOLO_LEER, intento: nota('') },
  'GET /api/ventas/:nota/ticket': { roles: SOLO_LEER, intento: nota('/ticket') },
  'GET /api/ventas/:nota/imageGenerator': { roles: SOLO_LEER, intento: nota('/imageGenerator') },
  'POST /api/ventas/:nota/enlace': { roles: SOLO_LEER, intento: nota('/enlace') },
  'POST /api/ventas/:nota/enlace/revocar': { roles: 'SAU', intento: nota('/enlace/revocar') },
  'POST /api/ventas/guardar': { roles: 'SAU', intento: (m) => ({ ruta: '/api/ventas/guardar', cuerpo: m.nuevaNota() }) },
  'POST /api/ventas/guardar (reversa)': {
    roles: 'SA',
    intento: async (m) => ({ ruta: '/api/ventas/guardar', cuerpo: await m.notaConReversa() }),
  },
  'POST /api/ventas/delete': {
    roles: 'SA',
    intento: async (m) => ({ ruta: '/api/ventas/delete', cuerpo: { items: [await m.nota()] } }),
  },
  'POST /api/ventas/restaurar': {
    roles: 'SA',
    intento: async (m) => ({ ruta: '/api/ventas/restaurar', cuerpo: { items: [await m.notaAnulada()] } }),
  },
};

/** Calls that need no session, and why. Each has its own defence where it needs one. */
export const PUBLICAS: Readonly<Record<string, string>> = {
  'POST /api/auth/submit': 'signing in; throttled by user and address',
  'POST /api/auth/logout': 'signing out twice is no error',
  'POST /api/auth/olvide': 'who forgot the password has no session; throttled, always the same answer',
  'GET /api/auth/restablecer/:token': 'the link is the right: 256 bits, one use, one hour, throttled',
  'POST /api/auth/restablecer': 'the same link',
  'GET /api/usuarios/confirmation/:token': 'the invitation is the right: 256 bits, one use, 72 hours, throttled',
  'POST /api/usuarios/confirmation/submit': 'the same invitation, in its cookie',
  'GET /t/:token': 'the customer’s ticket: 192 bits, revocable, the name masked',
  'GET /t/:token/imagen': 'the same ticket',
  'GET /api/salud': 'whether the server is alive, and nothing else',
  'GET /': 'the sign-in page',
  'GET /login': 'the sign-in page',
  'GET /remotes.json': 'the list of sections that the page is made of; no data of a laundry',
  'GET /mf/:remoto/:version/*': 'code of the sections',
  'GET /imagenes/*': 'logos, by the hash of their content: the activation page and the public ticket show them',
  'GET /ticket/fuentes/:archivo': 'letters of the ticket',
  'GET /api/docs': 'the description of the calls',
  'GET /api/docs/json': 'the description of the calls',
  'GET /api/docs/yaml': 'the description of the calls',
  'GET /api/docs/static/*': 'the description of the calls',
  'GET /api/docs/static/index.html': 'the description of the calls',
  'GET /api/docs/static/swagger-initializer.js': 'the description of the calls',
  'GET /*': 'files of the shell’s build',
  'GET /metrics': 'measures for who runs the product, with a defence of its own; no data of a laundry',
};

/** Those that a server has only when what they serve is there. */
export const SEGUN_LO_QUE_HAY: readonly string[] = ['GET /*', 'GET /metrics'];

/** Calls of a section's team, with its deploy token: no session opens them. */
export const DE_LLAVE: readonly string[] = [
  'GET /api/entregas/:remoto',
  'POST /api/entregas/:remoto/publicar',
  'POST /api/entregas/:remoto/registrar',
  'POST /api/entregas/:remoto/promover',
  'POST /api/entregas/:remoto/retirar',
  'POST /api/entregas/:remoto/regresar',
];

/** 'POST /api/ventas/guardar (reversa)' is the call 'POST /api/ventas/guardar'. */
export function llamadaDe(nombre: string): string {
  return nombre.replace(/ \(.*\)$/, '');
}
