import type { StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { formatPesos } from '@lavanda/shared/domain/money';
import { absenceName, type StopKind } from '@lavanda/shared/domain/ruta';

const captures = (count: number) => (count === 1 ? '1 captura' : `${count} capturas`);
const bags = (count: number) => (count === 1 ? '1 bolsa' : `${count} bolsas`);
const pieces = (count: number) => (count === 1 ? '1 pieza' : `${count} piezas`);

/** Payment of a stop, as part of a sentence; '' when nothing was paid. */
function payment({ cobrado: taken, metodo: method }: StopOfDriver): string {
  if (taken === 0) return '';
  return `, ${formatPesos(taken)} ${method === 'Transf' ? 'por transferencia' : 'en efectivo'}`;
}

export const TEXTS = {
  title: (driver: string) => `Ruta de ${driver}`,
  progress: (done: number, all: number) => `${done} de ${all} hechas`,
  progressLabel: (done: number, all: number) => `${done} de ${all} paradas hechas`,
  inHand: 'En mano',
  loading: 'Abriendo tu ruta…',
  noSignal: (hour: string) => (hour === '' ? 'Sin señal.' : `Sin señal desde las ${hour}.`),
  keepGoing: 'Sigue con tu ruta: se envía solo al volver.',
  keepOpen: 'Este navegador no guarda nada: no cierres esta página, y marca tus paradas al volver la señal.',
  notRead: 'No se pudo abrir tu ruta',
  retry: 'Reintentar',
  dead: 'Este enlace ya no funciona. Pide uno nuevo.',
  deadDetail: 'Tu lavandería te lo manda por WhatsApp.',
  waiting: (count: number) =>
    `${captures(count)} ${count === 1 ? 'espera' : 'esperan'} en este teléfono: no ${count === 1 ? 'se pierde' : 'se pierden'}, y se ${count === 1 ? 'envía' : 'envían'} con tu siguiente enlace.`,
  others: (count: number) => `${captures(count)} de otra ruta ${count === 1 ? 'espera' : 'esperan'} en este teléfono.`,
  next: 'Siguiente',
  nextStop: 'Siguiente parada',
  kind: (kind: StopKind) => (kind === 'entrega' ? 'Entrega' : 'Recolección'),
  window: (from: string, until: string) => `${from} a ${until}`,
  notReady: (hour: string) => `A las ${hour} aún no estaba lista.`,
  pieces,
  noAddress: 'Sin domicilio: pregunta por teléfono.',
  contact: 'Contacto y mapa',
  call: 'Llamar',
  whatsApp: 'WhatsApp',
  untold: (detail: string) => `No quedó anotado que avisaste: toca WhatsApp otra vez. ${detail}`,
  maps: 'Maps',
  waze: 'Waze',
  due: 'Cobrar',
  later: 'Después',
  goFirst: (name: string) => `Ir primero con ${name}`,
  done: 'Hechas',
  older: 'De otro día',
  unsent: 'Por enviar',
  attention: 'Necesita atención:',
  absent: 'No estaba',
  delivered: 'Entregada',
  collected: 'Recogida',
  close: 'Cerrar',
  finished: 'Ruta terminada',
  unsentAtEnd: (count: number) => `Por enviar: ${captures(count)}. Deja esta página abierta hasta tener señal.`,
  noStops: 'Aún no tienes paradas',
  noStopsDetail: 'Cuando tu lavandería te las dé, aparecen aquí.',
  handOver: 'Entrega en tu lavandería',
  nothingToHandOver: 'No traes dinero que entregar.',
  balance: 'Saldo de la nota',
  paidAlready: 'No hay nada que cobrar.',
  method: 'Cómo pagó',
  cash: 'Efectivo',
  transfer: 'Transf',
  unpaid: 'No pagó',
  handed: 'Paga con',
  exact: 'Exacto',
  other: 'Otra',
  howMuch: '¿Con cuánto paga?',
  writeAmount: 'Escribe con cuánto paga.',
  askAmount: 'Escribe con cuánto paga',
  change: 'Cambio',
  missing: (amount: string) => `Faltan ${amount}: quedan como saldo de la nota.`,
  clabe: (clabe: string) => `CLABE ${clabe}`,
  seeTransfer: 'Pide ver el comprobante antes de entregar.',
  deliveredPaid: (amount: string) => `Entregada y cobrada ${amount}`,
  deliveredUnpaid: 'Entregada sin cobrar',
  howManyBags: 'Bolsas',
  less: 'Una bolsa menos',
  more: 'Una bolsa más',
  note: 'Nota (opcional)',
  collectedBags: (count: number) => `Recogida, ${bags(count)}`,
  reason: 'Motivo',
  photo: 'Foto de la puerta',
  takePhoto: 'Opcional. Toca para tomarla.',
  retakePhoto: 'Opcional. Toca para tomar otra.',
  preparing: 'Preparando la foto…',
  withoutPhoto: 'Puedes guardar sin foto.',
  save: 'Guardar',
  saveAndGo: (name: string) => `Guardar y seguir con ${name}`,
  saving: 'Guardando…',
  saved: (name: string) => `Guardado: ${name}.`,
  /** Short text about how a stop ended. */
  outcome(stop: StopOfDriver): string {
    if (stop.estado === 'no_estaba') return [TEXTS.absent, absenceName(stop.motivo).toLowerCase()].filter(Boolean).join(': ');
    if (stop.tipo === 'recoleccion') return stop.bolsas === null ? 'Recogida' : TEXTS.collectedBags(stop.bolsas);
    return `Entregada${payment(stop)}`;
  },
} as const;
