/**
 * The singleton of the suite: one store, one RTK Query slice, one session. The shell gives this module to the share scope, so
 * every section runs on the same copy; what sections bundle for themselves lives behind the other entry points.
 */
export { api, useAuthDataQuery, useLogoutMutation, useServiciosQuery, useSucursalesQuery } from './api/api.ts';
export { type Aviso, avisos, tomarAccionDeAviso } from './api/avisos.ts';
export type { Peticion } from './api/base.ts';
export {
  codigoDeFallo,
  detalleDeFallo,
  esFallo,
  type FalloLlamada,
  falloDeRespuesta,
  mensajeDeFallo,
} from './api/problemaRespuesta.ts';
export { type AccionDeAviso, usePuede, useToast, useUsuario } from './api/sesion.ts';
export { crearStore, type Despacho, type EstadoRaiz, reductor, store } from './api/store.ts';
export { crearTema } from './design/tema.ts';
