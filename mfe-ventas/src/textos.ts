export const TEXTOS = {
  titulo: 'Tus Ventas',
  vacio: 'Tus ventas llegan pronto',
  vacioDetalle: 'Mientras tanto, las notas abiertas están en Activos.',
} as const;
