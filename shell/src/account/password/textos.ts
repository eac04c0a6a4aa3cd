/** Texts of the signed-in change of password; the rules' own are the domain's (spec 5). */
export const TEXTOS = {
  titulo: 'Cambiar contraseña',
  aviso: 'Se cerrarán tus sesiones en otros equipos.',
  actual: 'Contraseña actual',
  nueva: 'Contraseña nueva',
  repetida: 'Confirmar contraseña',
  faltaActual: 'Escribe tu contraseña actual.',
  mostrar: 'Mostrar contraseña',
  ocultar: 'Ocultar contraseña',
  cancelar: 'Cancelar',
  guardar: 'Cambiar contraseña',
  hecho: 'Tu contraseña cambió. Se cerraron tus otras sesiones.',
  sinAbrir: 'No se pudo abrir el cambio de contraseña. Revisa tu conexión e inténtalo de nuevo.',
} as const;
