/** Texts that the shared components show by themselves. */
export const TEXTOS = {
  aceptar: 'Aceptar',
  agregar: 'Agregar',
  borrar: 'Borrar',
  buscar: 'Buscar',
  cambio: 'Cambio',
  cancelar: 'Cancelar',
  cargando: 'Cargando...',
  cerrar: 'Cerrar',
  limpiar: 'Borrar la búsqueda',
  opcional: '(opcional)',
  reintentar: 'Reintentar',
  teclado: 'Teclado numérico',
} as const;

export const TEXTOS_MONTO = {
  abonar: 'Abonar',
  aplicar: 'Aplicar',
  abono: 'Abono',
  pagaCon: 'Paga con',
  cantidadKg: 'Cantidad de ropa en kg',
  cantidad: 'Cantidad',
  descuento: 'Descuento',
  porKg: '/ kg',
  porPieza: 'c/u',
  saldo: 'Saldo de la nota',
  total: 'Total sin descuento',
  resta: 'Resta',
  queda: 'Queda',
  rapidos: 'Cantidades rápidas',
  mayorQueSaldo: (maximo: string) => `El abono es mayor que el saldo. Escribe ${maximo} o menos, o elige Liquidar.`,
  mayorQueTotal: (maximo: string) => `El descuento es mayor que el total. Escribe ${maximo} o menos.`,
  mayorQueMaximo: (maximo: string) => `La cantidad es muy grande. Escribe ${maximo} o menos.`,
  faltaEfectivo: (falta: string) => `Faltan ${falta}.`,
} as const;

export const TEXTOS_FLEX = {
  ayuda: 'Servicio flexible: escribe qué es, cuántas piezas y cuánto cuesta.',
  nombre: 'Nombre',
  cantidad: 'Cantidad',
  costo: 'Costo',
  ayudaCosto: 'Costo por pieza, en pesos.',
  faltaNombre: 'Escribe el nombre del servicio.',
  faltaCantidad: 'La cantidad tiene que ser mayor que 0.',
  faltaCosto: 'El costo tiene que ser mayor que 0.',
} as const;

export const TEXTOS_FECHA = {
  titulo: 'Seleccionar fecha',
  cual: 'Fecha que se cambia',
  fecha: 'Fecha de la nota',
  entrega: 'Fecha de entrega',
  rapidas: 'Fechas rápidas',
  hoy: 'Hoy',
  manana: 'Mañana',
  enDosDias: 'En 2 días',
} as const;

export const TEXTOS_RANGO = {
  desde: 'Desde',
  hasta: 'Hasta',
  consultar: 'Consultar',
  quitar: 'Quitar fechas',
  rapidos: 'Rangos rápidos',
  hoy: 'Hoy',
  ayer: 'Ayer',
  ultimos7: 'Últimos 7 días',
  esteMes: 'Este mes',
  mesAnterior: 'Mes anterior',
  esteAnio: 'Este año',
  verAnterior: 'Ver el mes anterior',
  verSiguiente: 'Ver el mes siguiente',
  formato: 'AAAA-MM-DD',
  malEscrita: 'Escribe la fecha como AAAA-MM-DD.',
  invertido: 'La fecha final debe ser igual o posterior a la inicial.',
} as const;

export const TEXTOS_HORARIO = {
  inicio: 'Entre las...',
  fin: 'Y las...',
  rapidos: 'Horarios rápidos',
  rapido: (inicio: number, fin: number) => `${inicio} a ${fin}`,
  invertido: 'La hora final debe ser después de la hora inicial.',
} as const;

export const TEXTOS_ESTADO = {
  recolectar: 'Por recolectar',
  sucursal: 'En sucursal',
  domicilio: 'A domicilio',
  atrasada: 'Atrasada',
  adeudo: 'Con adeudo',
  pagada: 'Pagada',
  pendiente: 'Pendiente de enviar',
} as const;

export const TEXTOS_ERROR = {
  titulo: 'Algo salió mal',
  codigo: 'Código para soporte:',
} as const;
