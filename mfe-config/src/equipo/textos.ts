/** Every text of 'Usuarios y roles' (spec 2, 4, 5; UI guide 6 and 9). */
export const TEXTOS = {
  titulo: 'Gestiona tu equipo',
  buscar: 'Nombre de colaborador',
  nuevo: 'Nuevo Usuario',
  usuario: 'Usuario',
  rol: 'Rol',
  ultimaConexion: 'Última conexión',
  enElEquipoDesde: 'En el equipo desde',
  acciones: 'Acciones',
  accionesDe: (nombre: string) => `Acciones de ${nombre}`,
  sinInformacion: 'Sin información',
  sinNombre: 'Sin nombre',
  pendiente: 'Usuario pendiente de confirmación',
  modificar: 'Modificar',
  eliminar: 'Eliminar',
  reenviar: 'Reenviar invitación',
  cuenta: (cuantos: number) => (cuantos === 1 ? '1 usuario' : `${cuantos} usuarios`),
  ninguno: 'No se ha encontrado ningún usuario',
  ningunoAyuda: (texto: string) => `Nadie de tu equipo coincide con «${texto}». Busca por nombre, correo o sucursal.`,
  verTodos: 'Ver todos',
  noCargo: 'No se cargó tu equipo',
  noSeActualizo: (detalle: string) => `La lista no se actualizó. ${detalle}`,
  reintentar: 'Reintentar',
  cancelar: 'Cancelar',
  cerrar: 'Cerrar',
} as const;

/** What became of an invitation, under the mark of a pending account. */
export const TEXTOS_INVITACION = {
  vencida: 'La invitación venció. Reenvíala.',
  sinInvitacion: 'No tiene una invitación vigente. Reenvíala.',
  fallido: 'El correo no se envió. Reenvíalo.',
  pendiente: 'El correo está en camino.',
  enviada: (correo: string) => `Se envió la invitación a ${correo}`,
  enCamino: (correo: string) => `La invitación a ${correo} está en camino. La lista dirá si no se pudo enviar.`,
  noSeReenvio: (detalle: string) => `La invitación no se envió. ${detalle}`,
  fallidoTitulo: 'El correo no se envió',
  fallidoDetalle: (correo: string) =>
    `${correo} ya aparece en tu equipo como pendiente, pero el servidor de correo no aceptó su invitación. Envíala otra vez; si el correo está mal escrito, elimina al usuario e invítalo de nuevo.`,
  reenviando: 'Enviando',
  enlaceTitulo: 'Comparte el enlace de activación',
  enlaceDetalle: (correo: string) =>
    `No hay un servidor de correo configurado. Copia el enlace y envíalo a ${correo} para que active su cuenta.`,
  enlaceAviso: 'Se muestra solo esta vez. Si lo pierdes, usa «Reenviar invitación» para obtener otro.',
  enlace: 'Enlace de activación',
  copiar: 'Copiar enlace',
  copiado: 'Enlace copiado',
  noCopiado: 'El navegador no permitió copiar. El enlace está seleccionado: cópialo con Ctrl+C o mantenlo presionado.',
} as const;

/** The user modal, in both modes. */
export const TEXTOS_FORMA = {
  alta: 'Alta de usuario',
  altaDetalle: 'Le llegará un correo para activar su cuenta. Mientras tanto aparece como pendiente.',
  correo: 'Correo electrónico',
  nombre: 'Nombre',
  sucursal: 'Sucursal',
  seleccionar: 'Seleccionar sucursal',
  sinSucursales: (detalle: string) => `No se cargaron las sucursales. ${detalle}`,
  reintentar: 'Reintentar',
  enviar: 'Enviar invitación',
  enviando: 'Enviando',
  guardar: 'Guardar',
  guardando: 'Guardando',
  guardado: (nombre: string) => `Se guardaron los cambios de ${nombre}`,
  noSeInvito: (detalle: string) => `La invitación no se envió. ${detalle} Tus datos siguen aquí.`,
  noSeGuardo: (detalle: string) => `Los cambios no se guardaron. ${detalle} Tus datos siguen aquí.`,
  correoInvalido: 'Escribe un correo electrónico válido.',
  faltaSucursal: 'Tienes que seleccionar una sucursal.',
  faltaNombre: 'El nombre es requerido.',
  superuser: 'Su rol es superuser y lo conserva mientras no elijas otro.',
  dejaSuperuser: 'Dejará de ser superuser y desde aquí nadie podrá devolverle ese rol.',
  conservar: 'Conservar superuser',
  cierraSesiones: 'Al guardar se cierran sus sesiones: tendrá que iniciar sesión otra vez.',
  cierraLaTuya: 'Es tu cuenta: al guardar tendrás que iniciar sesión otra vez.',
} as const;

/** Roles the selector offers (spec 6), with the sections each opens. */
export const TEXTOS_ROL = {
  user: { nombre: 'Usuario', ve: 'Usuario: Activos, Punto de Venta, Ventas y Clientes.' },
  admin: { nombre: 'admin', ve: 'admin: Activos, Punto de Venta, Ventas, Clientes y Reportes.' },
  accountant: { nombre: 'Contador', ve: 'Contador: Ventas, Clientes y Reportes, sin hacer cambios.' },
} as const;

export const TEXTOS_ELIMINAR = {
  pregunta: (nombre: string) => `¿Deseas eliminar al usuario ${nombre} de tu equipo?`,
  consecuencia: 'Ya no podrá entrar. Las notas que hizo se conservan.',
  consecuenciaPendiente: 'Su invitación dejará de servir.',
  eliminado: (nombre: string) => `Se eliminó a ${nombre} de tu equipo`,
  noSeElimino: (detalle: string) => `El usuario no se eliminó. ${detalle}`,
} as const;
