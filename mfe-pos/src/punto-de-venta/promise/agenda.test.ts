import { dayState, NO_LOAD } from '@lavanda/shared/domain/capacity';
import { agendaOf } from './agenda';

const answer = (closedDates: string[]) => ({
  sucursal: 's',
  capacidad: { kilos: null, piezas: null, dias_cerrados: [], fechas_cerradas: closedDates },
  horario: 'Lunes a sábado 8:00 a 20:00, domingo cerrado',
  dias: [],
});

it('closed days count without a capacity, with those that the opening hours close', () => {
  const agenda = agendaOf(answer(['2026-12-25']));
  const states = ['2026-12-12', '2026-12-13', '2026-12-25'].map((day) => agenda && dayState(agenda, day, NO_LOAD));
  expect(states).toEqual(['room', 'closed', 'closed']);
});

it('a sucursal that set neither has no agenda', () => {
  expect(agendaOf(answer([]))).toBeNull();
});
