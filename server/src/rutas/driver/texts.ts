import { formatMoney } from '@lavanda/shared/domain/money';
import type { StopKind } from '@lavanda/shared/domain/ruta';

type Centavos = number;

export const TEXTS = {
  deadLink: 'Este enlace ya no funciona. Pide uno nuevo.',
  deadLinkDetail: 'Tu lavandería te lo manda por WhatsApp desde Ruta.',
  failure: 'Algo salió mal',
  failureDetail: 'Inténtalo de nuevo en un momento.',
  tooMany: 'Demasiadas peticiones. Espera un minuto e inténtalo de nuevo.',
  retry: 'Reintentar',
  notBuilt: 'La página del chofer no está construida: npm run build',
  noStop: 'Esa parada no existe.',
  foreignOperation: 'El identificador ya se usó en otra parada.',
  foreignPago: 'El identificador del pago ya está en uso.',
  nothingToPay: 'Solo se cobra al entregar.',
  nothingPaid: 'Escribe cuánto pagó.',
  moreThanTotal: (total: Centavos) => `No puede pagar más que el total de la nota: ${formatMoney(total)}. Revisa el monto.`,
  twoDecimals: 'Usa como máximo 2 decimales.',
  withoutReason: 'Elige por qué no se hizo la parada.',
  noReason: 'Solo una parada que no se hizo lleva motivo.',
  noBags: 'Solo una recolección lleva bolsas.',
  nonexistentMoment: 'La fecha no existe.',
  photo: 'La foto llegó dañada y no se guardó.',
} as const;

const DONE: Readonly<Record<StopKind, string>> = { entrega: 'entregó', recoleccion: 'recogió' };

/** Texts of a stop's `problema`, which a person has to look at. `nota` is the nota's clave, or '#' with its folio. */
export const PROBLEMS = {
  bothDidIt: (driver: string, kind: StopKind) => `También la ${DONE[kind]} ${driver}.`,
  voidedPickup: (nota: string) => `La recolección ${nota} se anuló antes: su ropa ya está recogida.`,
  receivedBefore: (nota: string) => `La nota ${nota} ya se había recibido en el mostrador.`,
  voided: (nota: string) => `La nota ${nota} se anuló antes de entregarla.`,
  closedBefore: (nota: string) => `La nota ${nota} ya estaba cerrada.`,
  notReceived: (nota: string) => `La nota ${nota} aún está por recolectar.`,
  refused: (nota: string, reason: string) => `La nota ${nota} no se pudo cambiar: ${reason}`,
  surplus: (amount: Centavos) => `Ya se había cobrado: sobran ${formatMoney(amount)} a favor del cliente.`,
  asEntry: (amount: Centavos, drawer: string) => `Lo cobrado (${formatMoney(amount)}) quedó como entrada en «${drawer}».`,
  inHand: (amount: Centavos) => `Trae ${formatMoney(amount)} que no están en ninguna nota.`,
  transferred: (amount: Centavos) => `Pagó ${formatMoney(amount)} por transferencia que no está en ninguna nota.`,
  twice: 'Se marcó y se cobró dos veces en esta ruta.',
} as const;

/** Detail of the entrada in Caja for cash that its nota couldn't take. */
export const entryOfVoided = (nota: string): string => `Cobro de la nota anulada ${nota}`;
export const entryOfRefused = (nota: string): string => `Cobro de la nota ${nota}`;

const NOT_DONE: Readonly<Record<StopKind, string>> = { entrega: 'No se entregó', recoleccion: 'No se recogió' };

/** Entry of a nota's history about a stop that wasn't done, such as 'No se entregó: Nadie abre. Dejé recado'. */
export const absenceOf = (kind: StopKind, reason: string, detail: string): string =>
  [`${NOT_DONE[kind]}: ${reason}.`, detail].join(' ').trim();
