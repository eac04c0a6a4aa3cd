import type { Stage } from '@lavanda/shared/domain/stage';

/** Names of the stages as used inside a sentence. */
const STAGE_IN_SENTENCE: Record<Stage, string> = { recibida: 'recibida', proceso: 'en proceso', lista: 'lista' };

/** Texts of the view 'Tablero' and of the stages of a nota. */
export const BOARD_TEXTS = {
  view: 'Vista',
  list: 'Lista',
  board: 'Tablero',
  stages: 'Etapas',
  columns: { recolectar: 'Por recolectar', recibida: 'Recibidas', proceso: 'En proceso', lista: 'Listas' },
  empty: {
    recolectar: 'Nada por recolectar',
    recibida: 'Nada recibido',
    proceso: 'Nada en proceso',
    lista: 'Nada listo',
  },
  lateDays: (days: number) => (days === 1 ? '1 día tarde' : `${days} días tarde`),
  lateToday: 'Hoy, tarde',
  between: 'Entre las',
  hours: (start: string, final: string) => `${start} y las ${final}`,
  express: 'Servicio Express',
  pieceUnit: 'pz',
  pieces: (count: number) => `${count} pz`,
  /** Accessible name of the chip that shows the number of pieces; `shown` is '' while the nota has none. */
  tagsOf: (shown: string, name: string) => (shown === '' ? `Bultos y piezas de ${name}` : `${shown}: bultos y piezas de ${name}`),
  placeOf: (place: string) => `Lugar ${place}`,
  noPhone: 'Sin teléfono',
  /** Text of a card's button that moves the nota to the stage. */
  moveTo: { recibida: 'A recibidas', proceso: 'A proceso', lista: 'Lista' } satisfies Record<Stage, string>,
  /** Accessible name of a button that moves a nota to the next stage; the name begins with the button's text, `shown`. */
  moveNota: (shown: string, name: string) => `${shown}: nota de ${name}`,
  /** Accessible name of a chip that shows the nota's stage and moves the nota to the next one. */
  moveFrom: (shown: string, to: Stage, name: string) => `${shown}: pasar a ${STAGE_IN_SENTENCE[to]} la nota de ${name}`,
  more: (name: string) => `Mover la nota de ${name}`,
  moveMenu: 'Mover a',
  changePlace: 'Cambiar lugar',
  moved: (name: string, stage: Stage) => `${name}: ${STAGE_IN_SENTENCE[stage]}`,
  ready: (name: string, place: string, told: boolean) =>
    `${name}: lista${place === '' ? '' : ` en ${place}`}${told ? ', avisada' : ''}`,
  back: (name: string, stage: Stage) => `${name}: otra vez ${STAGE_IN_SENTENCE[stage]}.`,
  messageStays: (text: string) => `${text} El mensaje de WhatsApp no se retira.`,
  notMoved: (name: string, detail: string) => `La nota de ${name} no se movió. ${detail}`,
  tell: 'Avisar',
  tellOf: (name: string) => `Avisar a ${name}`,
  sending: 'Enviando',
  sendingTo: (name: string) => `Enviando el aviso a ${name}`,
  /** `told`: WhatsApp was opened with the message. `sent`: WhatsApp's own API accepted the message. */
  told: 'Avisada',
  sent: 'Enviada',
  yesterday: (hour: string) => `ayer ${hour}`,
  tellAgain: (shown: string, when: string, name: string) => `${shown} ${when}. Avisar otra vez a ${name}`,
} as const;
