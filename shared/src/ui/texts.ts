/** Texts of the shared components. */
export const TEXTS = {
  waiting: 'Pendiente de enviar',
  accept: 'Aceptar',
  add: 'Agregar',
  clear: 'Borrar',
  search: 'Buscar',
  change: 'Cambio',
  cancel: 'Cancelar',
  loading: 'Cargando...',
  close: 'Cerrar',
  clean: 'Borrar la búsqueda',
  optional: '(opcional)',
  retry: 'Reintentar',
  keyboard: 'Teclado numérico',
} as const;

export const KNOWN_TEXTS = {
  known: (name: string, phone: string) => `Ya existe: ${name}, ${phone}`,
  noPhone: 'sin teléfono',
} as const;

export const AMOUNT_TEXTS = {
  payAbono: 'Abonar',
  apply: 'Aplicar',
  abono: 'Abono',
  paysWith: 'Paga con',
  quantityKg: 'Cantidad de ropa en kg',
  cantidad: 'Cantidad',
  discount: 'Descuento',
  perKg: '/ kg',
  perPiece: 'c/u',
  saldo: 'Saldo de la nota',
  total: 'Total sin descuento',
  stillDue: 'Resta',
  remains: 'Queda',
  quickAmounts: 'Cantidades rápidas',
  aboveSaldo: (max: string) => `El abono es mayor que el saldo. Escribe ${max} o menos, o elige Liquidar.`,
  aboveTotal: (max: string) => `El descuento es mayor que el total. Escribe ${max} o menos.`,
  aboveMax: (max: string) => `La cantidad es muy grande. Escribe ${max} o menos.`,
  isItKilos: (kilos: string) => `¿Son ${kilos} kg?`,
  unusualWeight: 'Es más de lo que se recibe de una vez. Revisa que la cantidad esté bien escrita.',
  itIsKilos: (kilos: string) => `Sí, son ${kilos} kg`,
  correct: 'Corregir',
  missingCash: (missing: string) => `Faltan ${missing}.`,
} as const;

export const FLEX_TEXTS = {
  help: 'Servicio flexible: escribe qué es, cuántas piezas y cuánto cuesta.',
  nombre: 'Nombre',
  cantidad: 'Cantidad',
  cost: 'Costo',
  costHelp: 'Costo por pieza, en pesos.',
  missingName: 'Escribe el nombre del servicio.',
  invisibleName: 'El nombre tiene caracteres invisibles. Bórralo y escríbelo de nuevo.',
  missingQuantity: 'La cantidad tiene que ser mayor que 0.',
  missingCost: 'El costo tiene que ser mayor que 0.',
} as const;

export const DATE_TEXTS = {
  title: 'Seleccionar fecha',
  which: 'Fecha que se cambia',
  fecha: 'Fecha de la nota',
  delivery: 'Fecha de entrega',
  quickRanges: 'Fechas rápidas',
  today: 'Hoy',
  tomorrow: 'Mañana',
  inTwoDays: 'En 2 días',
  farQuestion: (day: string) => `¿Usar la fecha ${day}?`,
  far: (days: number) => (days > 0 ? `Faltan ${days} días para esa fecha.` : `Esa fecha fue hace ${-days} días.`),
  useFar: 'Usar esa fecha',
  chooseOther: 'Elegir otra',
} as const;

export const RANGE_TEXTS = {
  from: 'Desde',
  until: 'Hasta',
  apply: 'Consultar',
  clear: 'Quitar fechas',
  quickAmounts: 'Rangos rápidos',
  today: 'Hoy',
  yesterday: 'Ayer',
  last7: 'Últimos 7 días',
  thisMonth: 'Este mes',
  previousMonth: 'Mes anterior',
  thisYear: 'Este año',
  viewPrevious: 'Ver el mes anterior',
  viewNext: 'Ver el mes siguiente',
  formato: 'AAAA-MM-DD',
  malformed: 'Escribe la fecha como AAAA-MM-DD.',
  reversed: 'La fecha final debe ser igual o posterior a la inicial.',
} as const;

export const SCHEDULE_TEXTS = {
  start: 'Entre las...',
  end: 'Y las...',
  quickAmounts: 'Horarios rápidos',
  quick: (start: number, end: number) => `${start} a ${end}`,
  reversed: 'La hora final debe ser después de la hora inicial.',
} as const;

export const STATUS_TEXTS = {
  recolectar: 'Por recolectar',
  sucursal: 'En sucursal',
  domicilio: 'A domicilio',
  overdue: 'Atrasada',
  adeudo: 'Con adeudo',
  favor: 'A favor',
  paid: 'Pagada',
  pendiente: 'Pendiente de enviar',
} as const;

export const ERROR_TEXTS = {
  title: 'Algo salió mal',
  needsConnection: (needed: string) => `${needed} necesita conexión`,
  code: 'Código para soporte:',
} as const;

export const PRIVACY_TEXTS = {
  title: 'Aviso de privacidad',
  /** Begins the sentence that ends with `notice`. */
  line: (laundry: string) => `Al registrarte, ${laundry} usa tus datos como dice su`,
  notice: 'aviso de privacidad',
} as const;
