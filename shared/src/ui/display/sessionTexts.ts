/** Texts of the list of open sessions. */
export const SESSION_TEXTS = {
  list: 'Sesiones abiertas',
  unknownDevice: 'Equipo desconocido',
  current: 'Este equipo, ahora',
  lastUse: (moment: string) => `Último uso ${moment}`,
  end: 'Cerrar',
  endOf: (device: string, moment: string) => `Cerrar la sesión de ${device}, último uso ${moment}`,
  none: 'No tiene ninguna sesión abierta.',
  done: 'La sesión se cerró.',
  allDone: 'Las sesiones se cerraron.',
} as const;
