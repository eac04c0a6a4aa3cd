/** Texts of 'Reportes'; texts quoted in spec 2 "Dashboard" match it exactly. */
export const TEXTS = {
  title: 'Visualiza el desempeño de tu lavandería',
  /** Subject of the sentence '... necesita conexión'. */
  needed: 'Reportes',
  sucursal: 'Sucursal',
  allSucursales: 'Todas las sucursales',
  mes: 'Mes',
  download: 'Descargar',
  downloadMonth: (month: string) => `Descargar ${month} en Excel`,
  print: 'Imprimir',
  viewTable: 'Ver como tabla',
  viewChart: 'Ver como gráfica',
  noSales: (month: string) => `Sin ventas en ${month}`,
  noPagos: (month: string) => `Sin pagos en ${month}`,
  noData: 'Sin datos',
  notLoaded: 'No se cargó',
  chartNotLoaded: 'La gráfica no se pudo mostrar. Inténtalo de nuevo.',
  dataOf: (hour: string, reason: string) => `Ves los datos de las ${hour}. ${reason}`,
  rises: 'sube',
  falls: 'baja',
  reportOf: (month: string, sucursal: string) => `Reporte de ${month}, ${sucursal}`,
} as const;

export const KPI_TEXTS = {
  group: 'Indicadores',
  yearSales: 'Ventas en el año',
  monthSales: 'Ventas este mes',
  monthCollected: 'Cobrado este mes',
  monthReceived: 'Recibidos este mes',
  averageTicket: 'Ticket promedio mes',
  growth: 'crecimiento anual',
  vsPrevious: 'vs año anterior',
  ofTotal: 'del total vendido',
  withoutPrevious: 'Sin ventas el año anterior',
  sameDays: (year: number) => `vs. mismos días de ${year}`,
  withoutSameDays: (year: number) => `Sin ventas en los mismos días de ${year}`,
  noSales: 'Sin ventas este mes',
} as const;

/** Texts of the row 'Hoy'. */
export const TODAY_TEXTS = {
  title: 'Hoy',
  sold: 'Vendido hoy',
  pagos: 'Pagos de hoy',
  due: 'Para entregar hoy',
  overdue: 'Atrasadas',
  hours: 'Ventas por hora',
  notas: (n: number) => (n === 1 ? '1 nota' : `${n} notas`),
  toCollect: (amount: string) => `${amount} por cobrar`,
  nothingToCollect: 'Nada por cobrar',
  noPagos: 'Sin pagos todavía',
  hiddenCash: 'Efvo al cerrar tu caja',
  noHours: 'Sin ventas todavía',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  ofHour: (hour: string, notas: string, amount: string) => `${hour}: ${notas}, ${amount}`,
  notLoaded: 'No se cargó lo de hoy',
} as const;

export const CHART_TEXTS = {
  monthlySales: 'Ventas mensuales año actual vs anterior (YTY)',
  bestClientes: '¿Quienes son tus mejores clientes?',
  methods: '¿Qué métodos de pago prefieren tus clientes?',
  filterPagos: 'Filtrar pagos por',
  pagoDate: 'Fecha pago',
  notaDate: 'Fecha nota',
  days: '¿Qué día de la semana es el mas concurrido?',
  extras: 'Datos adicionales de tus ventas',
  aDomicilio: 'A domicilio',
  invoiced: 'Facturado',
  express: 'Express',
  /** The same figure as 'Cobrado este mes': the pagos of the month's notas, whenever they were made. */
  collected: 'Cobrado',
  /** Pagos made in the month, for notas of any month. */
  paidInMonth: 'Pagos del mes',
  monthColumn: 'Mes',
  dayColumn: 'Día',
  totalColumn: 'Total',
  methodColumn: 'Método',
  amountColumn: 'Monto',
  shareColumn: 'Porcentaje',
  notStarted: 'Por empezar',
  monthsSummary: (year: number, total: string, best: string, amount: string) =>
    `En ${year} se vendieron ${total}; el mes más alto fue ${best}, con ${amount}.`,
  emptyMonthsSummary: (year: number) => `En ${year} no hay ventas.`,
  daysSummary: (day: string, amount: string) => `El día con más ventas es ${day}, con ${amount}.`,
  methodsSummary: (method: string, part: string) => `El método más usado es ${method}, con ${part} de los pagos.`,
} as const;

/** Texts of the card 'Promesas cumplidas'. */
export const PROMISES_TEXTS = {
  title: 'Promesas cumplidas',
  none: (year: number) => `Sin promesas vencidas en ${year}`,
  notLoaded: 'No se cargaron las promesas',
  summary: (year: number, kept: number, promised: number, part: string) =>
    `En ${year} estuvieron listas a tiempo ${kept} de ${promised} notas, ${part}.`,
  ofYear: (year: number) => `a tiempo en ${year}`,
  monthColumn: 'Mes',
  promisedColumn: 'Prometidas',
  keptColumn: 'A tiempo',
  shareColumn: 'Porcentaje',
  ofMonth: (kept: number, promised: number) => `${kept} de ${promised}`,
} as const;

/** Texts of the cards 'Gastos' and 'Resultado del mes'. */
export const RESULT_TEXTS = {
  expenses: 'Gastos',
  result: 'Resultado del mes',
  notLoaded: 'No se cargó el resultado',
  noExpenses: (month: string) => `Sin gastos en ${month}`,
  inMonth: (month: string) => `en ${month}`,
  collected: 'Cobrado en el mes',
  left: 'Quedó del mes',
  note: 'Pagos hechos en el mes, de notas de cualquier fecha, menos los gastos que salieron de la caja.',
  categoryColumn: 'Categoría',
  countColumn: 'Gastos',
  amountColumn: 'Monto',
  shareColumn: 'Porcentaje',
} as const;

/** Texts of the card 'Cobrado por cajero y caja'. */
export const COLLECTED_TEXTS = {
  title: 'Cobrado por cajero y caja',
  notLoaded: 'No se cargó lo cobrado',
  none: (month: string) => `Sin pagos en ${month}`,
  inMonth: (month: string) => `en ${month}`,
  nobody: 'Sin cajero',
  noCaja: 'Sin caja',
  in: (caja: string, sucursal: string) => `${caja}, ${sucursal}`,
  of: (cashier: string, caja: string) => `${cashier}, ${caja}`,
  method: (method: string, amount: string) => `${method} ${amount}`,
  note: 'Pagos hechos en el mes, menos lo devuelto. Sin caja: los que se cobraron sin un turno abierto.',
  hiddenCash: 'Sin el efectivo, que verás al cerrar tu caja.',
  rowColumn: 'Cajero y caja',
  totalColumn: 'Total',
} as const;

export const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const;

export const SHORT_MONTHS = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'] as const;

/** Names of the weekdays from Sunday (1) to Saturday (7), as in spec 2. */
export const SHORT_DAYS = ['Dom', 'Lun', 'Mar', 'Mie', 'Jue', 'Vie', 'Sab'] as const;
