import { MAX_CAPACITY_DAYS } from '@lavanda/shared/domain/capacity';
import { STAGE_NAMES, type Stage } from '@lavanda/shared/domain/stage';

export const TEXTS = {
  photoFormat: 'El archivo no es una foto JPEG. Tómala de nuevo.',
  photoTooLarge: 'La foto pesa más de 200 KB. Tómala de nuevo desde la app, que la hace pequeña.',
  photoPixels: 'La foto mide más de 1,600 píxeles. Tómala de nuevo desde la app, que la hace pequeña.',
  photoDamaged: 'La foto está dañada o trae algo más que una imagen. Tómala de nuevo.',
  photoNotFound: 'La foto no existe.',
  tooManyPhotos: 'La nota ya tiene 6 fotos, el máximo. Quita una para agregar otra.',
  keptPhotos: 'La nota ya se entregó: sus fotos ya no se quitan.',
  photosTooFast: 'Enviaste muchas fotos seguidas. Espera unos segundos e inténtalo de nuevo.',
  verifies: 'Verifica la información ingresada.',
  notFound: 'La nota no existe.',
  removed: 'La nota fue eliminada.',
  notToReturn: 'La nota ya no tiene dinero por devolver: ya se devolvió o la nota se restauró.',
  /** Reason stored with the reversals that return a voided nota's money. */
  voidedReturn: 'Devolución de nota anulada',
  conflict: 'Otra caja guardó esta nota mientras la editabas. Revisa los cambios y guarda de nuevo.',
  pending: 'El cliente ya tiene una recolección pendiente.',
  restorePending:
    'No se puede deshacer: el cliente ya tiene otra recolección pendiente. Elimina esa recolección e inténtalo de nuevo.',
  noReversalPermission: 'No tienes permiso para revertir pagos.',
  noSucursalPermission: 'Solo puedes consultar las notas de tu sucursal.',
  noVoidedPermission: 'No tienes permiso para consultar notas anuladas. Pídelo a un administrador.',
  missingReturnMethod: 'Elige cómo se devolvió el dinero.',
  foreignOperation: 'Esta operación ya se usó en otra nota.',
  foreignId: 'El identificador ya está en uso.',
  idsMismatch: 'id y _id no coinciden.',
  domiciliosMismatch: '«a domicilio» y «a_domicilio» no coinciden.',
  foreign: 'No corresponde a tu sesión.',
  mayNotDiscard: 'Lleva dinero: descartarlo necesita permiso para anular notas.',
  nonexistentDay: 'La fecha no existe.',
  longRange: `Pide ${MAX_CAPACITY_DAYS} días como máximo.`,
  nonexistentSucursal: 'La sucursal no existe.',
  invertedRange: 'La fecha final no puede ser anterior a la inicial.',
  invalidPlace: 'El lugar en la lista no es válido. Vuelve a cargar la lista.',
  deliveryTooEarly: 'La entrega no puede ser anterior a la fecha de la nota.',
  twoDecimals: 'Usa como máximo 2 decimales.',
  threeDecimals: 'Usa como máximo 3 decimales.',
  wholePieces: 'Las piezas se cuentan enteras.',
  empty: 'No puede quedar vacío.',
  invisibleName: 'El nombre del artículo tiene caracteres invisibles o saltos de línea. Bórralo y escríbelo de nuevo.',
  duplicateId: 'El identificador está repetido.',
  nonexistentCliente: 'El cliente no existe.',
  deletedCliente: 'El cliente fue eliminado.',
  creditOfCliente:
    'La nota movió el saldo a favor de su cliente, así que no cambia de cliente. Elimínala y haz otra, o devuelve ese pago.',
  withoutArticles: 'Tienes que seleccionar un usuario y la nota tiene que contener articulos',
  noWindow: 'La recolección necesita un horario de inicio y uno final.',
  invertedWindow: 'La hora final tiene que ser posterior a la de inicio.',
  nonexistentServicio: 'El servicio no está en el catálogo.',
  missingReason: 'Escribe el motivo del descuento.',
  unitMismatch: 'La medida no es la del catálogo.',
  fixedLine: 'Un artículo ya guardado no cambia de servicio.',
  totalMismatch: 'No coincide con el cálculo de la nota.',
  excessiveDiscount: 'El descuento no puede ser mayor que el subtotal más el envío.',
  excessivePago: 'El pago es mayor que el saldo de la nota.',
  positivePago: 'El pago tiene que ser mayor que 0.',
  fixedPago: 'Un pago registrado no se modifica.',
  creditReturnsAsCredit: 'Lo que se pagó con saldo a favor vuelve al saldo a favor. Elige ese método.',
  foreignPago: 'Este pago ya está registrado en otra nota.',
  nonexistentReversal: 'El pago que se revierte no es de esta nota.',
  duplicateReversal: 'El pago ya fue revertido.',
  negativeReversal: 'Una reversa es por un importe negativo.',
  missingCorrectionReason: 'Escribe el motivo.',
  nothingToCorrect: 'El pago ya tiene ese método y ese monto. Cambia uno de los dos.',
  closed: 'La nota está cerrada: solo admite pagos.',
  changedSinceClosed: 'La nota cambió desde que se cerró. Revísala antes de reabrirla.',
  notClosed: 'La nota no está cerrada.',
  undoExpired: 'Ya no se puede deshacer este cierre. Pide a un administrador que reabra la nota.',
  noReopenPermission: 'No tienes permiso para reabrir notas cerradas. Pídelo a un administrador.',
  closedMeanwhile: 'La nota ya está cerrada.',
  movedMeanwhile: 'La nota ya cambió de etapa.',
  notReady: 'La nota ya no está lista, así que no se anotó el aviso.',
  notReceived: 'La nota aún está por recolectar: recíbela primero.',
  invalidRack: 'Escribe un lugar de hasta 12 letras, números o guiones.',
  withoutPieces: 'La nota no tiene piezas que contar. Registra primero sus bultos y piezas.',
  missingDetail: 'Escribe por qué se entrega sin esas piezas.',
  unnamedPiece: 'Cada bulto o pieza necesita un nombre.',
  foreignLine: 'Una pieza es de un artículo que la nota no tiene. Vuelve a abrir «Bultos y piezas».',
  withoutTags: 'La nota no tiene etiquetas. Guárdalas en «Bultos y piezas» e inténtalo de nuevo.',
  reopenReason: 'Escribe por qué se reabre la nota.',
  reopenClosedMonth: 'La nota es de un mes que ya cerró. Pide a un administrador que la reabra.',
  ofClosedMonth: 'La nota es de un mes que ya cerró: solo admite pagos y su cierre. Pide el cambio a un administrador.',
} as const;

export const priceChanged = (servicio: string, sent: string, valid: string) =>
  `El precio de ${servicio} cambió de ${sent} a ${valid}.`;
export const retiredServicio = (servicio: string) => `${servicio} ya no está en el catálogo. Quítalo de la nota.`;
const CHARGES = { envio: 'El envío', recargo: 'El servicio express' } as const;
export const chargeChanged = (charge: keyof typeof CHARGES, sent: string, valid: string) =>
  `${CHARGES[charge]} cambió de ${sent} a ${valid}.`;
export const discountAboveLimit = (max: string) =>
  `Tu rol puede descontar hasta ${max} de esta nota. Baja el descuento o pide a un administrador que lo dé.`;
export const closedMonth = (firstOpenDay: string) =>
  `Ese mes ya cerró. Usa una fecha desde el ${firstOpenDay} o pide a un administrador que la registre.`;
export const belowAbonos = (abonos: string) =>
  `La nota ya tiene ${abonos} de abonos y su total no puede quedar en menos. Deja artículos por ese importe, o pide a un administrador que haga el cambio y devuelva la diferencia.`;
/** @param rest the amount left of the pago */
export const excessiveRefund = (rest: string) => `De ese pago quedan ${rest} por devolver. Escribe ese importe o menos.`;
/** @param limit the largest amount to which the pago can be corrected */
export const excessiveCorrection = (limit: string) =>
  `Con ese monto los abonos pasarían del total de la nota. Escribe ${limit} o menos.`;
/** @param rest the amount left of the pago */
export const partlyReturned = (rest: string) =>
  `De ese abono quedan ${rest}: lo demás ya se devolvió y no se corrige. Escribe ${rest} o menos, o devuelve el resto y vuelve a cobrar.`;
export const savedPrice = (price: string) => `Un artículo ya guardado conserva su precio: ${price}.`;
export const movedBy = (person: string, stage: Stage, hour: string) =>
  `${person} ya la pasó a ${STAGE_NAMES[stage]} a las ${hour}.`;
export const closedBy = (person: string, hour: string) => `${person} ya cerró esta nota a las ${hour}.`;
export const handedOverBy = (person: string, count: string, hour: string) =>
  `${person} ya entregó ${count} piezas de esta nota a las ${hour}.`;
export const piecesChangedBy = (person: string, hour: string) =>
  `${person} ya cambió las piezas de esta nota a las ${hour}. Revísalas y guarda de nuevo.`;
export const nonexistentPiece = (number: number, total: number) =>
  `La nota no tiene la etiqueta ${number}: sus etiquetas van de la 1 a la ${total}. Vuelve a abrir la entrega.`;
/**
 * Text in the history about a cierre with uncounted pieces.
 * @param missing such as 'Falta Saco negro'
 */
export const uncountedText = (missing: string) => `Sin contar. ${missing}`;
export const missingPieces = (missing: string) => `${missing}. Elige por qué se entrega así.`;
/** @param nota clave or folio, as on the nota's tag */
export const placeTaken = (place: string, cliente: string, nota: string) =>
  `En ${place} está la nota ${nota} de ${cliente}. Elige otro lugar.`;
export const handedOverPieces = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `La etiqueta ${numbers[0]} ya se entregó: no la quites ni cambies su lugar.`
    : `Las etiquetas ${numbers.join(', ')} ya se entregaron: no las quites ni cambies su lugar.`;
export const noSuchTag = (number: number, count: number) => `No hay etiqueta ${number}: la nota tiene ${count}.`;
