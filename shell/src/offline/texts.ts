/** Texts of a device that works without a connection, or can't (day.md 1). */
export const TEXTS = {
  lockedTitle: 'Este equipo está bloqueado',
  lockedWhy: 'Lleva más de 72 horas sin conexión. Por seguridad, los datos de tus clientes ya no se muestran.',
  lockedQueue: 'Conéctalo a internet e inicia sesión. Lo que capturaste sigue guardado aquí y se envía al entrar.',
  tryAgain: 'Intentar de nuevo',

  forbidden: {
    what: 'Este equipo no puede trabajar sin conexión.',
    why: 'Su navegador no deja guardar datos (modo privado o bloqueado).',
  },
  short: {
    what: 'A este equipo le queda muy poco espacio.',
    why: 'Sin conexión quizá no pueda guardar lo que captures: libera espacio.',
  },
  onlineWorks: 'Con internet todo funciona igual.',
  understood: 'Entendido',
  later: 'Ver después',
  lostTitle: (count: number) =>
    count === 1 ? 'Falta 1 captura que este equipo no envió' : `Faltan ${count} capturas que este equipo no envió`,
  lostWhy: 'El navegador borró lo que tenía guardado: pasa cuando falta espacio o cuando alguien borra sus datos.',
  missing: (claves: readonly string[]) => `Claves que faltan: ${claves.join(', ')}`,
  lostWhatToDo: (count: number) =>
    count === 1
      ? 'Búscala en tus tickets impresos y captúrala de nuevo.'
      : 'Búscalas en tus tickets impresos y captúralas de nuevo.',
} as const;
