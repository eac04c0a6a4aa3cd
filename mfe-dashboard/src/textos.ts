/** Texts of 'Reportes'; those of spec 2 "Dashboard" byte for byte. */
export const TEXTOS = {
  titulo: 'Visualiza el desempeño de tu lavandería',
  sucursal: 'Sucursal',
  todasLasSucursales: 'Todas las sucursales',
  mes: 'Mes',
  descargar: 'Descargar',
  descargarMes: (mes: string) => `Descargar ${mes} en Excel`,
  imprimir: 'Imprimir',
  verTabla: 'Ver como tabla',
  verGrafica: 'Ver como gráfica',
  sinVentas: (mes: string) => `Sin ventas en ${mes}`,
  sinPagos: (mes: string) => `Sin pagos en ${mes}`,
  sinDatos: 'Sin datos',
  noCargo: 'No se cargó',
  noCargoGrafica: 'La gráfica no se pudo mostrar. Inténtalo de nuevo.',
  datosDe: (hora: string, motivo: string) => `Ves los datos de las ${hora}. ${motivo}`,
  reintentar: 'Reintentar',
  sube: 'sube',
  baja: 'baja',
  actualizado: (mes: string, sucursal: string) => `Reporte de ${mes}, ${sucursal}`,
} as const;

export const TEXTOS_KPI = {
  grupo: 'Indicadores',
  ventasAnio: 'Ventas en el año',
  ventasMes: 'Ventas este mes',
  cobradoMes: 'Cobrado este mes',
  recibidosMes: 'Recibidos este mes',
  ticketPromedio: 'Ticket promedio mes',
  crecimiento: 'crecimiento anual',
  vsAnterior: 'vs año anterior',
  delTotal: 'del total vendido',
  sinAnterior: 'Sin ventas el año anterior',
  sinVentas: 'Sin ventas este mes',
} as const;

export const TEXTOS_GRAFICAS = {
  ventasMensuales: 'Ventas mensuales año actual vs anterior (YTY)',
  mejoresClientes: '¿Quienes son tus mejores clientes?',
  metodos: '¿Qué métodos de pago prefieren tus clientes?',
  filtrarPagos: 'Filtrar pagos por',
  fechaPago: 'Fecha pago',
  fechaNota: 'Fecha nota',
  dias: '¿Qué día de la semana es el mas concurrido?',
  adicionales: 'Datos adicionales de tus ventas',
  aDomicilio: 'A domicilio',
  facturado: 'Facturado',
  express: 'Express',
  cobrado: 'Cobrado',
  columnaMes: 'Mes',
  columnaDia: 'Día',
  columnaTotal: 'Total',
  columnaMetodo: 'Método',
  columnaMonto: 'Monto',
  columnaParte: 'Porcentaje',
  sinEmpezar: 'Por empezar',
  resumenMeses: (anio: number, total: string, mejor: string, monto: string) =>
    `En ${anio} se vendieron ${total}; el mes más alto fue ${mejor}, con ${monto}.`,
  resumenMesesVacio: (anio: number) => `En ${anio} no hay ventas.`,
  resumenDias: (dia: string, monto: string) => `El día con más ventas es ${dia}, con ${monto}.`,
  resumenMetodos: (metodo: string, parte: string) => `El método más usado es ${metodo}, con ${parte} de lo cobrado.`,
} as const;

export const MESES = [
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

export const MESES_CORTOS = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'] as const;

/** 1 Sunday to 7 Saturday, as spec 2 writes them. */
export const DIAS_CORTOS = ['Dom', 'Lun', 'Mar', 'Mie', 'Jue', 'Vie', 'Sab'] as const;
