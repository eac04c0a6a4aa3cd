/** What the reports tell the user, and the headings of their workbook. */
export const TEXTOS = {
  sinPermiso: 'Tu usuario no tiene permiso para ver los reportes.',
  otraSucursal: 'Sólo puedes ver los reportes de tu sucursal.',
  fechaInexistente: 'La fecha no existe en el calendario.',
  columnas: {
    fecha: 'Fecha',
    sucursal: 'Sucursal',
    notas: 'Notas',
    total: 'Total',
    cobrado: 'Cobrado',
    porCobrar: 'Por cobrar',
    promedio: 'Ticket promedio',
    aDomicilio: 'A domicilio',
    facturado: 'Facturado',
    express: 'Express',
  },
  suma: 'Total del mes',
} as const;
