export const TEXTOS = {
  titulo: 'Visualiza el desempeño de tu lavandería',
  vacio: 'Los reportes llegan pronto',
  vacioDetalle: 'Se llenarán con las notas y los pagos que ya registras.',
} as const;
