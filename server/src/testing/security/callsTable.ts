import { randomUUID } from 'node:crypto';
import { ACCOUNT_SESSION_ROUTES } from './accountSessions.ts';
import { jpegBytes, pngBytes } from './attackScenario.ts';
import { CAJA_ROUTES } from './cajaRoutes.ts';
import { REPEAT_ROUTES } from './repeatRoutes.ts';
import { RUTA_ROUTES } from './rutaRoutes.ts';
import { SECTION_DOMAIN_ROUTES } from './sectionDomainRoutes.ts';
import { type Prepare, READ_ROLES, type SessionRoute } from './sessionRoute.ts';
import { VERSION_ROUTES } from './versionRoutes.ts';

const nota =
  (suffix: string): Prepare =>
  async (m) => ({ path: `/api/ventas/${await m.nota()}${suffix}` });

/**
 * Who may make each session call (decisions "Roles"), written by hand because the server's own table is under test. A
 * name may carry a variant in parentheses: the same call with a body that other roles may send.
 */
export const SESSION_ROUTES: Readonly<Record<string, SessionRoute>> = {
  'GET /api/auth/authData': { roles: READ_ROLES, prepare: () => ({ path: '/api/auth/authData' }) },
  'POST /api/auth/cambiarPassword': {
    roles: READ_ROLES,
    prepare: () => ({
      path: '/api/auth/cambiarPassword',
      body: { actual: 'no es ésta', password: 'otra-distinta' },
      expected: 403,
    }),
  },
  'GET /api/auth/segundoFactor': { roles: READ_ROLES, prepare: () => ({ path: '/api/auth/segundoFactor' }) },
  'POST /api/auth/segundoFactor/preparar': {
    roles: 'S',
    prepare: () => ({ path: '/api/auth/segundoFactor/preparar', body: { password: 'no es ésta' }, expected: 403 }),
  },
  'POST /api/auth/segundoFactor/activar': {
    roles: 'S',
    prepare: () => ({ path: '/api/auth/segundoFactor/activar', body: { codigo: '000000' }, expected: 409 }),
  },
  'POST /api/auth/segundoFactor/quitar': {
    roles: READ_ROLES,
    prepare: () => ({
      path: '/api/auth/segundoFactor/quitar',
      body: { password: 'no es ésta', codigo: '000000' },
      expected: 403,
    }),
  },
  'GET /api/auth/segundoFactor/llaves': { roles: READ_ROLES, prepare: () => ({ path: '/api/auth/segundoFactor/llaves' }) },
  'POST /api/auth/segundoFactor/llaves/preparar': {
    roles: 'S',
    prepare: () => ({ path: '/api/auth/segundoFactor/llaves/preparar', body: { password: 'no es ésta' }, expected: 409 }),
  },
  'POST /api/auth/segundoFactor/llaves/agregar': {
    roles: 'S',
    prepare: () => ({
      path: '/api/auth/segundoFactor/llaves/agregar',
      body: {
        nombre: 'Mi teléfono',
        respuesta: {
          id: 'AA',
          rawId: 'AA',
          type: 'public-key',
          response: { clientDataJSON: 'AA', attestationObject: 'AA' },
          clientExtensionResults: {},
        },
      },
      expected: 409,
    }),
  },
  'POST /api/auth/segundoFactor/llaves/quitar': {
    roles: READ_ROLES,
    prepare: () => ({
      path: '/api/auth/segundoFactor/llaves/quitar',
      body: { _id: randomUUID(), password: 'no es ésta', codigo: '000000' },
      expected: 403,
    }),
  },
  'GET /api/mapas/configuracion': { roles: READ_ROLES, prepare: () => ({ path: '/api/mapas/configuracion' }) },
  'GET /api/tenant/sucursales': { roles: READ_ROLES, prepare: () => ({ path: '/api/tenant/sucursales' }) },
  'POST /api/tenant/sucursales/guardar': {
    roles: 'S',
    prepare: (m) => ({
      path: '/api/tenant/sucursales/guardar',
      body: { _id: m.sucursalId, nombre_sucursal: 'Narvarte' },
    }),
  },
  'GET /api/tenant/identidad': { roles: 'S', prepare: () => ({ path: '/api/tenant/identidad' }) },
  'GET /api/tenant/primerosPasos': { roles: 'S', prepare: () => ({ path: '/api/tenant/primerosPasos' }) },
  'POST /api/tenant/primerosPasos': {
    roles: 'S',
    prepare: () => ({ path: '/api/tenant/primerosPasos', body: { trabaja_solo: false } }),
  },
  'POST /api/tenant/identidad': {
    roles: 'S',
    prepare: () => ({ path: '/api/tenant/identidad', body: { dias_entrega: 2 } }),
  },
  'GET /api/tenant/whatsapp': { roles: 'S', prepare: () => ({ path: '/api/tenant/whatsapp' }) },
  'POST /api/tenant/whatsapp': {
    roles: 'S',
    prepare: () => ({
      path: '/api/tenant/whatsapp',
      body: { token: 'x', telefono_id: '', plantilla: '', idioma: '' },
      expected: 422,
    }),
  },
  'POST /api/tenant/whatsapp/quitar': { roles: 'S', prepare: () => ({ path: '/api/tenant/whatsapp/quitar', body: {} }) },
  'POST /api/tenant/whatsapp/probar': {
    roles: 'S',
    prepare: () => ({ path: '/api/tenant/whatsapp/probar', body: { telefono: '55 1234 5678' }, expected: 422 }),
  },
  'POST /api/tenant/imagen': {
    roles: 'S',
    prepare: async () => ({
      path: '/api/tenant/imagen?tipo=logo',
      bytes: { tipo: 'image/png', content: await pngBytes() },
    }),
  },
  'GET /api/bitacora': { roles: 'S', prepare: (m) => ({ path: `/api/bitacora?dia=${m.today}` }) },
  'GET /api/tenant/allUsersByTenant': { roles: 'S', prepare: () => ({ path: '/api/tenant/allUsersByTenant' }) },
  'POST /api/usuarios/guardar': {
    roles: 'S',
    prepare: (m) => ({
      path: '/api/usuarios/guardar',
      body: { usuario: `${randomUUID()}@aguaclara.mx`, idSucursal: m.sucursalId, rol: 'user' },
    }),
  },
  'POST /api/usuarios/delete': {
    roles: 'S',
    prepare: async (m) => ({ path: '/api/usuarios/delete', body: { _id: await m.invitee() } }),
  },
  'POST /api/usuarios/reenviar': {
    roles: 'S',
    prepare: async (m) => ({ path: '/api/usuarios/reenviar', body: { _id: await m.invitee() } }),
  },
  'POST /api/usuarios/enlacePassword': {
    roles: 'S',
    // An invited account has no password to reset, so a role that may send the link gets a 409 instead of a 403.
    prepare: async (m) => ({ path: '/api/usuarios/enlacePassword', body: { _id: await m.invitee() }, expected: 409 }),
  },

  'GET /api/servicios/all': { roles: READ_ROLES, prepare: () => ({ path: '/api/servicios/all' }) },
  'POST /api/servicios/guardar': {
    roles: 'S',
    prepare: (m) => ({ path: '/api/servicios/guardar', body: m.servicio() }),
  },
  'POST /api/servicios/agregar': {
    roles: 'S',
    prepare: (m) => ({ path: '/api/servicios/agregar', body: { servicios: [m.servicio()] } }),
  },
  'POST /api/servicios/eliminar': {
    roles: 'S',
    prepare: async (m) => ({ path: '/api/servicios/eliminar', body: { id: await m.savedServicio() } }),
  },

  'GET /api/clientes/': { roles: READ_ROLES, prepare: (m) => ({ path: `/api/clientes/?id=${m.clienteId}` }) },
  'POST /api/clientes/': { roles: READ_ROLES, prepare: () => ({ path: '/api/clientes/', body: { nombre: 'Prueba' } }) },
  'GET /api/clientes/exportar': {
    roles: READ_ROLES,
    prepare: () => ({ path: '/api/clientes/exportar?formato=csv&nombre=Prueba' }),
  },
  'POST /api/clientes/autocomplete': {
    roles: READ_ROLES,
    // Nothing listens at the attacked server's GEOCODER_URL, so an allowed call gets a 503.
    prepare: () => ({ path: '/api/clientes/autocomplete', body: { address: 'Xola 123' }, expected: 503 }),
  },
  'POST /api/clientes/autocompleteCoordenadas': {
    roles: READ_ROLES,
    prepare: () => ({ path: '/api/clientes/autocompleteCoordenadas', body: { id: 'no es un lugar' }, expected: 422 }),
  },
  'POST /api/clientes/guardar': {
    roles: 'SAU',
    prepare: () => ({
      path: '/api/clientes/guardar',
      body: { _id: randomUUID(), nombre: 'Prueba', apellido: randomUUID() },
    }),
  },
  'POST /api/clientes/repetidos': {
    roles: 'SAU',
    prepare: () => ({ path: '/api/clientes/repetidos', body: { nombre: 'Prueba', apellido: '', telefono: '5541081170' } }),
  },
  'POST /api/clientes/importar': {
    roles: 'SAU',
    prepare: () => ({
      path: '/api/clientes/importar?formato=csv',
      bytes: { tipo: 'text/csv', content: `Nombre,Apellidos\nImportado,${randomUUID()}\n` },
    }),
  },
  'POST /api/clientes/importar/revisar': {
    roles: 'SAU',
    prepare: () => ({
      path: '/api/clientes/importar/revisar?formato=csv',
      bytes: { tipo: 'text/csv', content: 'Nombre,Apellidos\nRevisada,Prueba\n' },
    }),
  },
  'POST /api/clientes/importaciones/iniciar': {
    roles: 'SAU',
    prepare: () => ({
      path: `/api/clientes/importaciones/iniciar?formato=csv&archivo=a.csv&id=${randomUUID()}`,
      bytes: { tipo: 'text/csv', content: `Nombre,Apellidos\nImportada,${randomUUID()}\n` },
    }),
  },
  'GET /api/clientes/importaciones': { roles: 'SAU', prepare: () => ({ path: '/api/clientes/importaciones' }) },
  'GET /api/clientes/importar/plantilla': { roles: 'SAU', prepare: () => ({ path: '/api/clientes/importar/plantilla' }) },
  'POST /api/clientes/importaciones/cancelar': {
    roles: 'SAU',
    prepare: () => ({ path: '/api/clientes/importaciones/cancelar', body: { id: randomUUID() }, expected: 404 }),
  },
  'POST /api/clientes/importaciones/deshacer': {
    roles: 'SA',
    prepare: () => ({ path: '/api/clientes/importaciones/deshacer', body: { id: randomUUID() }, expected: 404 }),
  },
  'POST /api/clientes/eliminar': {
    roles: 'SA',
    prepare: async (m) => ({ path: '/api/clientes/eliminar', body: { id: await m.cliente() } }),
  },

  'GET /api/ventas/': { roles: READ_ROLES, prepare: () => ({ path: '/api/ventas/?status=0,-1&notasPosPagina=-1' }) },
  'GET /api/ventas/ (resumen)': { roles: 'SAC', prepare: () => ({ path: '/api/ventas/?resultSummary=1' }) },
  'GET /api/ventas/ (anuladas)': { roles: 'SA', prepare: () => ({ path: '/api/ventas/?anuladas=true' }) },
  'GET /api/ventas/hoy': { roles: 'SAC', prepare: () => ({ path: '/api/ventas/hoy' }) },
  'GET /api/ventas/capacidad': {
    roles: READ_ROLES,
    prepare: (m) => ({ path: `/api/ventas/capacidad?desde=${m.today}&hasta=${m.today}` }),
  },
  'GET /api/ventas/resultado': { roles: 'SAC', prepare: () => ({ path: '/api/ventas/resultado?anio=2026' }) },
  'GET /api/ventas/cobrado': {
    roles: 'SAC',
    prepare: (m) => ({ path: `/api/ventas/cobrado?mes=${m.today.slice(0, 7)}` }),
  },
  'GET /api/ventas/promesas': {
    roles: 'SAC',
    prepare: (m) => ({ path: `/api/ventas/promesas?anio=${m.today.slice(0, 4)}` }),
  },
  'GET /api/ventas/totales': { roles: READ_ROLES, prepare: () => ({ path: '/api/ventas/totales?adeudo=true' }) },
  'GET /api/ventas/totales (anuladas)': { roles: 'SA', prepare: () => ({ path: '/api/ventas/totales?anuladas=true' }) },
  'GET /api/ventas/exportar (anuladas)': {
    roles: 'SA',
    prepare: () => ({ path: '/api/ventas/exportar?formato=csv&anuladas=true' }),
  },
  'GET /api/ventas/exportar': {
    roles: READ_ROLES,
    prepare: (m) => ({ path: `/api/ventas/exportar?formato=csv&fechaInicial=${m.today}` }),
  },
  'GET /api/ventas/resumen/exportar': {
    roles: 'SAC',
    prepare: (m) => ({ path: `/api/ventas/resumen/exportar?mes=${m.today.slice(0, 7)}` }),
  },
  'GET /api/ventas/escaneo': { roles: READ_ROLES, prepare: () => ({ path: '/api/ventas/escaneo?codigo=B1.1' }) },
  'GET /api/ventas/:nota': { roles: READ_ROLES, prepare: nota('') },
  'GET /api/ventas/:nota (anulada)': {
    roles: 'SA',
    prepare: async (m) => ({ path: `/api/ventas/${await m.voidedNota()}?anulada=true` }),
  },
  'GET /api/ventas/:nota/fotos/:foto': {
    roles: READ_ROLES,
    prepare: async (m) => ({ path: `/api/ventas/${await m.nota()}/fotos/${randomUUID()}`, expected: 404 }),
  },
  'POST /api/ventas/:nota/fotos/:foto': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: `/api/ventas/${await m.nota()}/fotos/${randomUUID()}`,
      bytes: { tipo: 'image/jpeg', content: await jpegBytes() },
    }),
  },
  'POST /api/ventas/:nota/fotos/:foto/quitar': {
    roles: 'SAU',
    prepare: async (m) => ({ path: `/api/ventas/${await m.nota()}/fotos/${randomUUID()}/quitar` }),
  },
  'GET /api/ventas/:nota/ticket': { roles: READ_ROLES, prepare: nota('/ticket') },
  'GET /api/ventas/:nota/etiquetas': {
    roles: READ_ROLES,
    // The nota has no pieces, so a role that may print gets a 409 instead of a 403.
    prepare: async (m) => ({ ...(await nota('/etiquetas?papel=57x32')(m)), expected: 409 }),
  },
  'GET /api/ventas/:nota/imageGenerator': { roles: READ_ROLES, prepare: nota('/imageGenerator') },
  'POST /api/ventas/:nota/enlace': { roles: READ_ROLES, prepare: nota('/enlace') },
  'POST /api/ventas/:nota/enlace/revocar': { roles: 'SAU', prepare: nota('/enlace/revocar') },
  'POST /api/ventas/guardar': { roles: 'SAU', prepare: (m) => ({ path: '/api/ventas/guardar', body: m.newNota() }) },
  'POST /api/ventas/guardar (reversa)': {
    roles: 'SA',
    prepare: async (m) => ({ path: '/api/ventas/guardar', body: await m.notaWithReversal() }),
  },
  'POST /api/ventas/pagos/devolver': {
    roles: 'SA',
    prepare: async (m) => ({
      path: '/api/ventas/pagos/devolver',
      body: { ...(await m.paidNota()), monto: 2, metodo: 'Efvo', motivo: 'Artículo quitado' },
    }),
  },
  'POST /api/ventas/pagos/corregir': {
    roles: 'SA',
    prepare: async (m) => ({
      path: '/api/ventas/pagos/corregir',
      body: {
        ...(await m.paidNota()),
        nuevo: { _id: randomUUID(), monto: 5, metodo: 'TDC' },
        motivo: 'Método equivocado',
      },
    }),
  },
  'POST /api/ventas/reabrir': {
    roles: 'SA',
    prepare: async (m) => ({
      path: '/api/ventas/reabrir',
      body: { ...(await m.closedNota()), operacion: randomUUID(), motivo: 'Prueba' },
    }),
  },
  'POST /api/ventas/reabrir (deshacer)': {
    roles: 'SAU',
    // The nota is open, so a role that may undo a cierre gets a 409 instead of a 403.
    prepare: async (m) => ({
      path: '/api/ventas/reabrir',
      body: { id: await m.nota(), operacion: randomUUID(), version: 1 },
      expected: 409,
    }),
  },
  'POST /api/ventas/etapa': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/ventas/etapa',
      body: { id: await m.nota(), operacion: randomUUID(), desde: 'recibida', etapa: 'proceso' },
    }),
  },
  'GET /api/tenant/recibo': { roles: READ_ROLES, prepare: () => ({ path: '/api/tenant/recibo' }) },
  'POST /api/equipos/letras': {
    roles: 'SAU',
    prepare: () => ({ path: '/api/equipos/letras', body: { equipo: randomUUID() } }),
  },
  'POST /api/ventas/aviso': {
    roles: 'SAU',
    prepare: async (m) => ({ path: '/api/ventas/aviso', body: { id: await m.readyNota(), operacion: randomUUID() } }),
  },
  'POST /api/ventas/entrega': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/ventas/entrega',
      body: { id: await m.nota(), operacion: randomUUID(), entregadas: [1] },
      expected: 422,
    }),
  },
  'POST /api/ventas/piezas': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/ventas/piezas',
      body: { id: await m.nota(), operacion: randomUUID(), piezas: [{ nombre: 'Bolsa', detalle: '', linea: null }] },
    }),
  },
  'POST /api/ventas/aviso/enviar': {
    roles: 'SAU',
    prepare: async (m) => ({
      path: '/api/ventas/aviso/enviar',
      body: { id: await m.nota(), operacion: randomUUID() },
      expected: 422,
    }),
  },
  ...ACCOUNT_SESSION_ROUTES,
  ...CAJA_ROUTES,
  ...REPEAT_ROUTES,
  ...RUTA_ROUTES,
  ...VERSION_ROUTES,
  ...SECTION_DOMAIN_ROUTES,
  'GET /api/eventos': { roles: READ_ROLES, prepare: () => ({ path: '/api/eventos?espera=0' }) },
  'POST /api/eventos/abierta': {
    roles: 'SAU',
    prepare: async (m) => ({ path: '/api/eventos/abierta', body: { nota: await m.nota(), ventana: randomUUID() } }),
  },
  'GET /api/solicitudes': { roles: 'SAU', prepare: () => ({ path: '/api/solicitudes' }) },
  'POST /api/solicitudes/aceptar': {
    roles: 'SAU',
    prepare: () => ({
      path: '/api/solicitudes/aceptar',
      body: { _id: randomUUID(), operacion: randomUUID() },
      expected: 404,
    }),
  },
  'POST /api/solicitudes/rechazar': {
    roles: 'SAU',
    prepare: () => ({ path: '/api/solicitudes/rechazar', body: { _id: randomUUID() }, expected: 404 }),
  },
  'POST /api/ventas/delete': {
    roles: 'SA',
    prepare: async (m) => ({ path: '/api/ventas/delete', body: { items: [await m.nota()] } }),
  },
  'POST /api/ventas/restaurar': {
    roles: 'SA',
    prepare: async (m) => ({ path: '/api/ventas/restaurar', body: { items: [await m.voidedNota()] } }),
  },
};

/** The name without its variant: 'POST /api/ventas/guardar' of 'POST /api/ventas/guardar (reversa)'. */
export function endpointOf(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}
