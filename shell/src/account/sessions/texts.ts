/** Texts of the dialog of open sessions. */
export const TEXTS = {
  title: 'Sesiones',
  detail: 'Dónde está abierta tu cuenta. Cierra las que no reconozcas y cambia tu contraseña.',
  close: 'Listo',
  endOthers: 'Cerrar las demás',
  notLoaded: 'No se pudieron cargar tus sesiones',
} as const;
