export const TEXTOS = {
  titulo: 'Tus Clientes',
  vacio: 'Tus clientes llegan pronto',
  vacioDetalle: 'Mientras tanto, los registras al crear una nota o una recolección.',
} as const;
