import { ROLE_NAMES } from '@lavanda/shared/domain/roles';

/** Texts of 'Usuarios y roles'. */
export const TEXTS = {
  title: 'Gestiona tu equipo',
  search: 'Nombre de colaborador',
  newUser: 'Nuevo Usuario',
  usuario: 'Usuario',
  rol: 'Rol',
  lastSeen: 'Última conexión',
  onTeamSince: 'En el equipo desde',
  actions: 'Acciones',
  actionsOf: (name: string) => `Acciones de ${name}`,
  noInformation: 'Sin información',
  withoutName: 'Sin nombre',
  pending: 'Usuario pendiente de confirmación',
  edit: 'Modificar',
  sessions: 'Sesiones',
  remove: 'Eliminar',
  resend: 'Reenviar invitación',
  resetLink: 'Enlace para nueva contraseña',
  count: (count: number) => (count === 1 ? '1 usuario' : `${count} usuarios`),
  none: 'No se ha encontrado ningún usuario',
  noneHelp: (text: string) => `Nadie de tu equipo coincide con «${text}». Busca por nombre, correo o sucursal.`,
  viewAll: 'Ver todos',
  notLoaded: 'No se cargó tu equipo',
  notUpdated: (detail: string) => `La lista no se actualizó. ${detail}`,
  cancel: 'Cancelar',
  close: 'Cerrar',
} as const;

/** Texts about the state of an invitation, below the label of a pending account. */
export const INVITATION_TEXTS = {
  vencida: 'La invitación venció. Reenvíala.',
  withoutInvitation: 'No tiene una invitación vigente. Reenvíala.',
  failed: 'El correo no se envió. Reenvíalo.',
  pending: 'El correo está en camino.',
  sent: (email: string) => `Se envió la invitación a ${email}`,
  onTheWay: (email: string) => `La invitación a ${email} está en camino. La lista dirá si no se pudo enviar.`,
  notResent: (detail: string) => `La invitación no se envió. ${detail}`,
  failedTitle: 'El correo no se envió',
  failedDetail: (email: string) =>
    `${email} ya aparece en tu equipo como pendiente, pero el servidor de correo no aceptó su invitación. Envíala otra vez; si el correo está mal escrito, elimina al usuario e invítalo de nuevo.`,
  resending: 'Enviando',
} as const;

/** Texts of the dialog with a link that is shown once, for the superuser to hand over. */
export interface LinkTexts {
  title: string;
  detail(email: string): string;
  notice: string;
  /** Accessible name of the field with the link. */
  link: string;
}

export const ACTIVATION_LINK_TEXTS: LinkTexts = {
  title: 'Comparte el enlace de activación',
  detail: (email) => `No hay un servidor de correo configurado. Copia el enlace y envíalo a ${email} para que active su cuenta.`,
  notice: 'Se muestra solo esta vez. Si lo pierdes, usa «Reenviar invitación» para obtener otro.',
  link: 'Enlace de activación',
};

export const RESET_LINK_TEXTS: LinkTexts = {
  title: 'Comparte el enlace para una nueva contraseña',
  detail: (email) => `Copia el enlace y entrégalo a ${email}. Con él elige otra contraseña; hasta entonces sirve la de siempre.`,
  notice: 'Se muestra solo esta vez, funciona una sola vez y vence en una hora.',
  link: 'Enlace para nueva contraseña',
};

export const COPY_TEXTS = {
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'El navegador no permitió copiar. El enlace está seleccionado: cópialo con Ctrl+C o mantenlo presionado.',
  notMade: (detail: string) => `El enlace no se creó. ${detail}`,
} as const;

export const FORM_TEXTS = {
  creation: 'Alta de usuario',
  newUserDetail: 'Le llegará un correo para activar su cuenta. Mientras tanto aparece como pendiente.',
  correo: 'Correo electrónico',
  nombre: 'Nombre',
  sucursal: 'Sucursal',
  select: 'Seleccionar sucursal',
  noSucursales: (detail: string) => `No se cargaron las sucursales. ${detail}`,
  retry: 'Reintentar',
  send: 'Enviar invitación',
  sending: 'Enviando',
  save: 'Guardar',
  saving: 'Guardando',
  saved: (name: string) => `Se guardaron los cambios de ${name}`,
  notInvited: (detail: string) => `La invitación no se envió. ${detail} Tus datos siguen aquí.`,
  notSaved: (detail: string) => `Los cambios no se guardaron. ${detail} Tus datos siguen aquí.`,
  invalidEmail: 'Escribe un correo electrónico válido.',
  missingSucursal: 'Tienes que seleccionar una sucursal.',
  missingName: 'El nombre es requerido.',
  superuser: `Su rol es ${ROLE_NAMES.superuser} y lo conserva mientras no elijas otro.`,
  leavesSuperuser: `Dejará de ser ${ROLE_NAMES.superuser} y desde aquí nadie podrá devolverle ese rol.`,
  keep: `Conservar ${ROLE_NAMES.superuser}`,
  endsSessions: 'Al guardar se cierran sus sesiones: tendrá que iniciar sesión otra vez.',
  endsYours: 'Es tu cuenta: al guardar tendrás que iniciar sesión otra vez.',
} as const;

/** The roles offered (spec 6), each with a text that names sections that it can open. */
export const ROLE_TEXTS = {
  user: { nombre: ROLE_NAMES.user, sees: `${ROLE_NAMES.user}: Activos, Punto de Venta, Ventas y Clientes.` },
  admin: { nombre: ROLE_NAMES.admin, sees: `${ROLE_NAMES.admin}: Activos, Punto de Venta, Ventas, Clientes y Reportes.` },
  accountant: {
    nombre: ROLE_NAMES.accountant,
    sees: `${ROLE_NAMES.accountant}: Ventas, Clientes y Reportes, sin hacer cambios.`,
  },
} as const;

export const REMOVE_TEXTS = {
  question: (name: string) => `¿Deseas eliminar al usuario ${name} de tu equipo?`,
  consequence: 'Ya no podrá entrar. Las notas que hizo se conservan.',
  pendingConsequence: 'Su invitación dejará de servir.',
  eliminado: (name: string) => `Se eliminó a ${name} de tu equipo`,
  notRemoved: (detail: string) => `El usuario no se eliminó. ${detail}`,
} as const;

/** Texts of the dialog with an account's open sessions. */
export const SESSIONS_TEXTS = {
  title: (name: string) => `Sesiones de ${name}`,
  detail: 'Al cerrar una sesión, ese equipo borra los datos de clientes que guardaba.',
  close: 'Listo',
  endAll: 'Cerrar todas',
  notLoaded: 'No se pudieron cargar sus sesiones',
} as const;
