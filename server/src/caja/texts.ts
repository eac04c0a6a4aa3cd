export const TEXTS = {
  notUsed: 'La lavandería no usa corte de caja. Un superusuario lo activa en Tu Lavandería.',
  noCaja: 'La caja no existe.',
  noTurno: 'El turno no existe.',
  noCorte: 'El corte no existe.',
  noMovement: 'El movimiento no existe.',
  noCount: 'Cuenta el efectivo antes de cerrar el turno.',
  notYours: 'No tienes permiso para cerrar el turno de otra persona. Pídelo a un administrador.',
  noSucursalPermission: 'Solo puedes consultar las cajas de tu sucursal.',
  idInUse: 'El identificador ya está en uso.',
  twoDecimals: 'Usa como máximo 2 decimales.',
  denomination: 'No hay billetes ni monedas de ese valor.',
  repeatedDenomination: 'Cada denominación se cuenta una vez.',
  withoutCount: 'Cuenta el efectivo por denominación o escribe el total.',
  totalMismatch: 'El total no es el de las denominaciones.',
  category: 'Elige en qué se gastó.',
  noCategory: 'Solo un gasto lleva categoría.',
  expenseDetail: 'Escribe en qué se gastó.',
  alreadyCancelled: 'El movimiento ya está cancelado.',
  cancelsAnother: 'Este movimiento cancela otro: registra uno nuevo.',
  closedMovement: 'El turno de ese movimiento ya se cerró. Registra lo contrario en el turno abierto.',
  newerRecords: 'Llegaron pagos o movimientos después de tu conteo. Revisa el resultado.',
  reason: 'Elige qué pasó con la diferencia.',
  fondo: 'No puede quedarse más de lo que contaste.',
  driversCaja: 'Esa caja es de un chofer: guarda lo que cobra en su ruta. Elige una caja del mostrador.',
  tooManyRegisters: 'La lavandería ya tiene 500 equipos, el máximo: este no puede elegir caja. Cobra en uno que ya tenga caja.',
  nameTaken: 'Ya hay una caja con ese nombre.',
  empty: 'No puede quedar vacío.',
  tooManyCajas: 'La sucursal ya tiene 50 cajas, el máximo.',
  nonexistentDay: 'La fecha no existe.',
  invertedRange: 'La fecha final no puede ser anterior a la inicial.',
  invalidPlace: 'El lugar en la lista no es válido. Vuelve a cargar la lista.',
} as const;

export const openedBy = (person: string, caja: string, hour: string) => `${person} ya abrió ${caja} a las ${hour}.`;
export const closedBy = (person: string, hour: string) => `${person} ya cerró este turno a las ${hour}.`;
/** @param cajas names with the sucursal, such as 'Caja 1 (Narvarte)' */
export const openTurnos = (cajas: readonly string[]) =>
  `Cierra antes los turnos abiertos: ${cajas.join(', ')}. Lo que se cobre sin corte no entraría en ellos.`;
export const countedBy = (person: string, hour: string) => `${person} contó de nuevo a las ${hour}. Revisa el resultado.`;
