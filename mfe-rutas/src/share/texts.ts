import { stopCount } from '../texts';

export const SHARE_TEXTS = {
  title: (stops: number) => `Repartir ${stopCount(stops)}`,
  subtitle: (day: string, place: string) => `${day}, salen de Sucursal ${place}`,
  who: '¿Quién reparte hoy y desde qué hora?',
  hourOf: (name: string) => `Hora en que sale ${name}`,
  upTo: (bags: number) => `hasta ${bags} bultos`,
  rests: (weekday: string) =>
    `No trabaja ${weekday === 'sábado' || weekday === 'domingo' ? `los ${weekday}s` : `los ${weekday}`}`,
  add: 'Agregar chofer',
  mode: 'Reparto',
  shortest: 'Menos kilómetros',
  even: 'Parejo',
  preview: 'Vista previa',
  straight: 'Kilómetros en línea recta: tu lavandería aún no tiene servicio de rutas.',
  thinking: 'Buscando el mejor reparto',
  nobody: 'Escoge quién reparte.',
  noDrivers: 'Aún no hay choferes.',
  failed: 'No se pudo proponer el reparto',
  inTime: (total: string) => `${total} y nadie llega tarde.`,
  late: (total: string, count: number) => `${total}; ${stopCount(count)} ${count === 1 ? 'llega' : 'llegan'} tarde.`,
  overdue: (name: string, hour: string) => `${name}, que está pendiente, va a las ${hour}.`,
  leftOut: (count: number) =>
    `${stopCount(count)} sin lugar en el mapa o que no ${count === 1 ? 'cabe' : 'caben'}: se dan a mano.`,
  keep: 'Repartir así',
  keeping: 'Repartiendo',
  notKept: (detail: string) => `No se repartió. ${detail}`,
  kept: 'Paradas repartidas.',
  span: (from: string, to: string) => `${from} a ${to}`,
  sequence: (name: string, count: number) => `${name}: ${stopCount(count)}`,
} as const;
