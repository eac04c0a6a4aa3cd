export const TEXTS = {
  notFound: 'El usuario no existe. Vuelve a cargar la lista.',
  correo: 'Escribe un correo electrónico válido.',
  emailInUse: 'Ese correo ya tiene una cuenta. Usa otro.',
  sucursal: 'Tienes que seleccionar una sucursal.',
  rol: 'Tienes que seleccionar un rol.',
  unassignableRole: 'Ese rol no se puede asignar.',
  nombre: 'El nombre es requerido.',
  ultimo: 'Es el único superusuario de la lavandería: no se puede quitar.',
  ownAccount: 'No puedes eliminar tu propia cuenta.',
  unconfirmed: 'La cuenta no está confirmada: reenvía su invitación.',
  ownPassword: 'Para cambiar tu propia contraseña usa «Cambiar contraseña» en tu menú.',
  alreadyConfirmed: 'La cuenta ya está confirmada: no necesita otra invitación.',
} as const;
