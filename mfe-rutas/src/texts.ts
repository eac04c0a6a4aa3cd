import { addDays, daysBetween, type LocalDay, weekday } from '@lavanda/shared/domain/dates';
import { WEEKDAYS } from '@lavanda/shared/domain/weekdays';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const nameOf = (day: LocalDay): string => WEEKDAYS[weekday(day) - 1] ?? '';

/** Text such as 'jueves 10 de diciembre'. */
export function longDay(day: LocalDay): string {
  return `${nameOf(day)} ${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;
}

/** Title such as 'Hoy, jueves 10', or 'Sábado 19 de diciembre' for a day that isn't near. */
export function dayTitle(day: LocalDay, today: LocalDay): string {
  const near = { [today]: 'Hoy', [addDays(today, 1)]: 'Mañana', [addDays(today, -1)]: 'Ayer' }[day];
  if (near) return `${near}, ${nameOf(day)} ${Number(day.slice(8))}`;
  const text = longDay(day);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How late a stop of an earlier day is: 'Ayer', '2 días tarde'. */
export function overdue(from: LocalDay, day: LocalDay): string {
  const days = daysBetween(from, day);
  return days === 1 ? 'Ayer' : `${days} días tarde`;
}

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
export const km = (kilometres: number): string => `${kilometres.toFixed(1)} km`;
/** Text such as '8 min'; from one hour on, '5 h 9 min'. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
export const stopCount = (count: number): string => plural(count, 'parada', 'paradas');

export const TEXTS = {
  title: 'Ruta',
  previousDay: 'Día anterior',
  nextDay: 'Día siguiente',
  filter: 'Paradas que se ven',
  all: 'Todas',
  pickups: 'Recolecciones',
  deliveries: 'Entregas',
  everybody: 'Todos',
  driverTabs: 'Chofer',
  view: 'Vista',
  list: 'Lista',
  map: 'Mapa',
  mapName: 'Mapa de las rutas',
  mapNotices: {
    key: 'La lista hace todo; avisa al administrador.',
    load: 'La lista hace todo sin él.',
    incomplete: 'Las paradas siguen en la lista.',
  },
  straight: 'en línea recta',
  share: 'Repartir',
  order: 'Ordenar',
  ordering: 'Ordenando',
  more: 'Más opciones de Ruta',
  drivers: 'Choferes',
  start: 'Desde dónde salen',
  unassigned: 'Sin asignar',
  done: (done: number, all: number) => `${done} de ${all} ${all === 1 ? 'hecha' : 'hechas'}`,
  unassignedCount: (count: number) => `${count} sin asignar`,
  empty: 'Sin paradas para este día',
  emptyDetail: 'Aquí llegan las recolecciones agendadas y las notas a domicilio.',
  failure: 'No se pudo leer la ruta',
  /** Subject of the sentence '... necesita conexión'. */
  needed: 'Ruta',
  offline: 'Sin conexión: esto es lo último que se leyó. Repartir y Ordenar vuelven con la conexión.',
  kind: { recoleccion: 'Recolección', entrega: 'Entrega' },
  collect: 'cobrar ',
  toCollect: (amount: string) => `Por cobrar ${amount}`,
  stopOf: (driver: string, place: number) => `${driver}, parada ${place}`,
  charged: (amount: string) => `Cobró ${amount}`,
  notReady: 'Aún no está lista',
  today: 'Hoy',
  window: (start: string, end: string) => `${start} a ${end}`,
  noAddress: 'Sin domicilio',
  bags: (count: number) => plural(count, 'bolsa', 'bolsas'),
  collected: 'Recogida',
  delivered: 'Entregada',
  absent: 'No estaba',
  leaves: (hour: string) => `sale ${hour}`,
  onTheWay: 'en camino',
  ends: (hour: string) => `termina ${hour}`,
  link: 'Enlace',
  linkOf: (name: string) => `Enlace de ${name}`,
  optionsOf: (name: string) => `Opciones de la ruta de ${name}`,
  lateTitle: (name: string, hour: string, late: number) => `${name}: llega ${hour}, ${minutesText(late)} tarde.`,
  lateAdvice: (driver: string, left: number, saved: number) =>
    `Con otro orden, ${driver} llega ${left === 0 ? 'a tiempo' : `${minutesText(left)} tarde`}${saved > 0 ? ` y ahorra ${km(saved)}` : ''}.`,
  arrives: (hour: string, late: number) => `Llega ${hour}${late > 0 ? `, ${minutesText(late)} tarde` : ''}`,
  announce: (name: string, place: number, of: number, hour: string | null) =>
    `${name}, parada ${place} de ${of}${hour === null ? '' : `, llega ${hour}`}`,
  announceFree: (name: string) => `${name}, sin asignar`,
  /** Text such as 'Ruta: Toño Barrera, parada 3, llega 12:08'. */
  stopOfNota: (driver: string, place: number | null, outcome: string) =>
    `Ruta: ${driver}${place === null ? '' : `, parada ${place}`}${outcome}`,
  notMoved: (name: string, detail: string) => `${name} no se movió. ${detail}`,
  ordered: (saved: number, late: number) =>
    saved > 0
      ? `Ruta ordenada: ${km(saved)} menos.`
      : late > 0
        ? `Ruta ordenada: ${minutesText(late)} menos de retraso.`
        : 'Ruta ordenada.',
  alreadyOrdered: 'Ya están en el mejor orden.',
  notOrdered: (detail: string) => `La ruta no se ordenó. ${detail}`,
  nothingToOrder: 'Nadie tiene paradas por hacer: primero repártelas.',
  undo: 'Deshacer',
  undone: 'Quedó como estaba.',
  notUndone: (detail: string) => `No se deshizo. ${detail}`,
  openNota: 'Abrir nota',
  call: 'Llamar',
  moveTo: 'Mover a…',
  moveOf: (name: string) => `Mover ${name} a`,
  photo: 'Foto de la puerta',
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
} as const;
