export const TEXTS = {
  forbidden: 'Tu usuario no tiene permiso para ver los reportes.',
  otherSucursal: 'Sólo puedes ver los reportes de tu sucursal.',
  nonexistentDate: 'La fecha no existe en el calendario.',
  columns: {
    fecha: 'Fecha',
    sucursal: 'Sucursal',
    notas: 'Notas',
    total: 'Total',
    collected: 'Cobrado',
    receivable: 'Por cobrar',
    favor: 'A favor',
    average: 'Ticket promedio',
    aDomicilio: 'A domicilio',
    invoiced: 'Facturado',
    express: 'Express',
  },
  sum: 'Total del mes',
} as const;
