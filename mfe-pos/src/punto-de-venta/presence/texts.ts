const AND = new Intl.ListFormat('es-MX', { type: 'conjunction' });

export const PRESENCE_TEXTS = {
  open: (names: readonly string[]) =>
    `${AND.format(names)} ${names.length === 1 ? 'la tiene abierta' : 'la tienen abierta'} en otro equipo.`,
  changed: 'La guardaron en otro equipo. Sigue con lo tuyo: al guardar se juntan los cambios.',
} as const;
