/** Texts of the hand-over of a nota's pieces. */
export const HAND_OVER_TEXTS = {
  title: (name: string) => `Entregar a ${name}`,
  saldo: 'Saldo',
  paid: 'Pagada',
  pieces: 'Piezas',
  loading: 'Cargando las piezas',
  notLoaded: (detail: string) => `No se cargaron las piezas. ${detail}`,
  counted: (count: string) => `${count} piezas`,
  begin: 'Toca o escanea cada pieza que entregas.',
  search: (place: string) => (place === '' ? 'Búscala o sigue escaneando.' : `Busca en ${place} o sigue escaneando.`),
  scan: 'Escanea la siguiente etiqueta',
  camera: 'Escanear etiquetas',
  tag: (number: number, total: number, detail: string) => `${number}/${total}${detail === '' ? '' : ` · ${detail}`}`,
  missing: 'Falta',
  handedOver: 'Entregada',
  takeBack: 'Deshacer',
  /** Accessible name of a button that shows 'Deshacer'. */
  takeBackOf: (name: string, number: number) => `Deshacer la entrega de la etiqueta ${number}, ${name}`,
  takeBackAll: 'Deshacer entrega',
  handedOverCount: (count: string) => `${count} piezas entregadas`,
  takenBack: (name: string, pieces: number) => `${name}: otra vez ${pendingText(pieces)}.`,
  notTakenBack: (name: string, detail: string) => `La entrega de ${name} no se deshizo. ${detail}`,
  notTag: (text: string, example: string) =>
    `«${text}» no es una etiqueta. Escribe lo que dice la etiqueta, por ejemplo ${example}, o su número.`,
  wholeNota: (clave: string) => `Ese código es de toda la nota ${clave}: escanea la etiqueta de cada pieza.`,
  ofAnother: (clave: string) => `Esa etiqueta es de ${clave}.`,
  noSuchTag: (number: number, total: number) => `La nota no tiene la etiqueta ${number}: tiene ${total}.`,
  already: (name: string) => `${name} ya está contada.`,
  taken: (name: string) => `${name} ya se había entregado.`,
  nothing: 'Cuenta al menos una pieza para entregar.',
  why: (pieces: number) =>
    pieces === 1 ? '¿Por qué se entrega sin esa pieza?' : `¿Por qué se entrega sin esas ${pieces} piezas?`,
  chooseWhy: 'Elige por qué.',
  detail: 'Detalle',
  writeDetail: 'Escribe por qué.',
  trace: (name: string, pieces: number) => `Queda a nombre de ${name}. La nota sigue abierta con ${pendingText(pieces)}.`,
  cancel: 'Cancelar',
  handOver: (count: string) => `Entregar ${count}`,
  saving: 'Guardando',
  notHandedOver: (detail: string) => `No se guardó la entrega. ${detail} Tu conteo sigue aquí: inténtalo otra vez.`,
  refused: (name: string, detail: string) => `La entrega de ${name} no se guardó. ${detail}`,
  kept: (name: string, count: string, left: string) => `${name}: el conteo queda guardado, ${count} piezas. ${left}.`,
  partly: (name: string, count: string, missing: string) => `${name}: entregadas ${count}. ${missing}.`,
} as const;

/** Number of pieces still to be handed over: '1 pieza pendiente'. */
export function pendingText(pieces: number): string {
  return pieces === 1 ? '1 pieza pendiente' : `${pieces} piezas pendientes`;
}
