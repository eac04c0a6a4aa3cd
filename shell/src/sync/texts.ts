import type { Entry } from '@lavanda/shared';
import { formatMoney } from '@lavanda/shared/domain/money';

const KINDS: Record<Entry['label']['kind'], string> = {
  nota: 'Nota',
  abono: 'Abono',
  cierre: 'Cierre de nota',
  recoleccion: 'Recolección',
  cliente: 'Cliente',
  stage: 'Etapa',
  pieces: 'Bultos y piezas',
  apertura: 'Apertura de caja',
  movimiento: 'Movimiento de caja',
  conteo: 'Conteo de caja',
};

/** The fields of a cliente that may differ, by their names on the wire. */
export const CLIENTE_FIELDS = {
  nombre: 'Nombre',
  apellido: 'Apellidos',
  telefono: 'Teléfono',
  telefono_nota: 'Otro teléfono o extensión',
  domicilio: 'Domicilios',
  correoElectronico: 'Correo electrónico',
  rfc: 'RFC',
  razonSocial: 'Razón social',
  regimenFiscal: 'Régimen fiscal',
  cp: 'C.P.',
} as const;

/** Names a group of captures: 'nota' or 'notas' when all of them are notas, else 'captura' or 'capturas'. */
function capturesName(entries: readonly Entry[]): string {
  const name = entries.every(({ label }) => label.kind === 'nota') ? 'nota' : 'captura';
  return entries.length === 1 ? name : `${name}s`;
}

/** Texts about captures that wait to be sent (day.md 1). */
export const TEXTS = {
  offline: 'Sin conexión',
  pending: (count: number) => `${count} por enviar`,
  allSent: 'Todo enviado',
  bannerTitle: 'Sin conexión.',
  banner: 'Puedes seguir cobrando: las notas se guardan en este equipo y se envían solas al volver el internet.',
  /** @param moment '13:31' of today, or '28 nov 13:31' */
  bannerReading: (moment: string) => `Lo que ves es ${/^\d+:/.test(moment) ? 'de las' : 'del'} ${moment}.`,
  since: (moment: string) => `Última conexión ${moment}. Se envía solo cuando vuelva.`,
  back: (hour: string) => `Volvió la conexión a las ${hour}: se envían solas.`,
  sendsItself: 'Se envían solas.',
  attention: 'Necesita tu atención',
  sending: 'Enviando',
  waiting: 'En espera',
  unsentOf: (entries: readonly Entry[], name: string) =>
    `${entries.length} ${capturesName(entries)} de ${name.split(' ')[0]} sin enviar`,
  others: (count: number, name: string) =>
    count === 1 ? `Se envía cuando entre ${name}, o la envía un admin.` : `Se envían cuando entre ${name}, o las envía un admin.`,
  othersMay: (count: number) =>
    count === 1 ? 'Se envía cuando entre, o la envías tú.' : 'Se envían cuando entre, o las envías tú.',
  sendOf: (name: string) => `Enviar las de ${name.split(' ')[0]}`,
  sendThem: (entries: readonly Entry[]) =>
    entries.length === 1 ? `Enviar la ${capturesName(entries)}` : `Enviar las ${entries.length} ${capturesName(entries)}`,
  capturedHere: (name: string, count: number, from: string, to: string) =>
    `${name} ${count === 1 ? 'la' : 'las'} capturó en este equipo, ${from === to ? from : `de ${from} a ${to}`}.`,
  totalOf: (count: number) => (count === 1 ? 'Total' : `Total de las ${count}`),
  capturedBy: (count: number) => (count === 1 ? 'Capturada por' : 'Capturadas por'),
  sentBy: (count: number) => (count === 1 ? 'Enviada por' : 'Enviadas por'),
  notNow: 'Ahora no',
  kept: 'Guardado en este equipo. No cierres sesión todavía.',
  sendNow: 'Enviar ahora',
  review: 'Revisar',
  reviewOf: (name: string) => `Revisar lo de ${name}`,
  close: 'Cerrar',
  none: 'No hay nada por enviar.',
  kind: ({ kind, clave }: Entry['label'], hour: string) => [KINDS[kind], clave, hour].filter((part) => part !== '').join(' · '),

  changedElsewhere: (name: string) => `La nota de ${name} cambió en otro equipo`,
  clienteChanged: (name: string) => `Los datos de ${name} cambiaron en otro equipo`,
  refusedOf: (name: string) => `No se pudo guardar lo de ${name}`,
  changedDetail: 'Se cambió en este equipo sin conexión; mientras, otro guardó otra versión.',
  changeOf: (nota: string, isMine: boolean, who: string | undefined) =>
    `Nota ${nota}. ${isMine ? 'La cambiaste' : 'Se cambió en este equipo'} sin conexión; mientras, ${who ?? 'otro'} guardó otra versión.`,
  you: 'Tú',
  pagosKept: (amount: string) => `Los abonos se conservan siempre: ${amount}`,
  saveMine: 'Guardar lo mío',
  saveMineDetail: 'La nota queda como la dejaste en este equipo.',
  keepStored: 'Dejar lo guardado',
  keepStoredDetail: 'La nota queda como está en el otro equipo.',
  saveMyClienteDetail: 'El cliente queda con los datos de este equipo.',
  keepClienteDetail: 'El cliente queda como está guardado; lo de este equipo se descarta.',
  otherNota: 'Hacer otra nota con lo mío',
  otherNotaDetail: 'La nota nueva lleva lo tuyo; la guardada no cambia.',
  saldo: (count: number) => (count === 1 ? 'Saldo' : 'Saldos'),
  amountLeft: (cents: number) => (cents < 0 ? `${formatMoney(-cents)} a favor` : formatMoney(cents)),
  later: 'Decidir después',
  retry: 'Intentar de nuevo',
  discard: 'Descartar',
  discardDetail: 'Si lo descartas, no se guarda.',
  notSettled: (detail: string) => `Tu decisión no se aplicó: tu última captura sigue en este equipo. ${detail}`,
  notDiscarded: (detail: string) => `No se descartó: sigue en este equipo. ${detail}`,
  mayNotDiscard: 'Lleva dinero: solo quien puede anular notas lo descarta.',
  mine: 'Lo tuyo',
  stored: 'Lo guardado',
  total: 'Total',
  abonos: 'Abonos',
  articles: 'Artículos',
  differences: 'Diferencias',
  empty: 'sin dato',
  choose: '¿Con cuál se queda?',
} as const;
