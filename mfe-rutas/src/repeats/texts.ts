import { weekdayOf } from '@lavanda/shared/domain/weekdays';

export const TEXTS = {
  title: 'Recolección que se repite',
  none: 'No se repite ninguna.',
  add: 'Repetir cada semana',
  notLoaded: 'No se cargaron sus recolecciones.',
  day: 'Cada',
  days: ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'],
  cancel: 'Cancelar',
  save: 'Repetir',
  saving: 'Guardando',
  remove: 'Quitar',
  removed: 'Ya no se repite.',
  explain: 'La recolección se agenda sola un día antes. Si ese día está cerrado, o ya tiene una pendiente, no se agenda otra.',
} as const;

/** Text such as 'Cada martes, de 10:00 a 12:00'. */
export function repeatText({
  dia: day,
  hora_inicio: start,
  hora_final: end,
}: {
  dia: number;
  hora_inicio: string;
  hora_final: string;
}): string {
  return `Cada ${weekdayOf(day)}, de ${start} a ${end}`;
}
