import { testNota } from '@lavanda/shared/testing/fixtures';
import { notaFromApi } from '../notas/fromApi';
import { groupNotas } from './groupNotas';
import { testRecoleccion } from './testing/recoleccion';

const MOMENT = { today: '2026-12-10', hour: '12:00' };

function board(...notas: ReturnType<typeof testNota>[]) {
  return groupNotas(notas.map(notaFromApi), MOMENT).map(({ title, day, cards }) => ({
    titulo: title,
    day,
    actors: cards.map(({ nota }) => nota.clienteNombre),
  }));
}

describe('groupNotas', () => {
  it('puts notes in branch under their promised day and pickups under theirs, the overdue first', () => {
    expect(
      board(
        testNota({ usuario_name: 'Sábado', fecha_entrega: '2026-12-12' }),
        testNota({ usuario_name: 'Mañana', fecha_entrega: '2026-12-11' }),
        testNota({ usuario_name: 'Hoy', fecha_entrega: '2026-12-10' }),
        testRecoleccion({ usuario_name: 'Recolección', fecha: '2026-12-11' }),
        testNota({ usuario_name: 'Tarde', fecha_entrega: '2026-12-08' }),
        testNota({ usuario_name: 'Más tarde', fecha_entrega: '2026-12-07' }),
      ),
    ).toEqual([
      { titulo: 'Atrasadas', day: null, actors: ['Más tarde', 'Tarde'] },
      { titulo: 'Hoy', day: '2026-12-10', actors: ['Hoy'] },
      { titulo: 'Mañana', day: '2026-12-11', actors: ['Recolección', 'Mañana'] },
      { titulo: 'Sábado', day: '2026-12-12', actors: ['Sábado'] },
    ]);
  });

  it('counts the days late; a pickup of today whose window has passed is 0 days late', () => {
    const [overdue, today] = groupNotas(
      [
        testNota({ fecha_entrega: '2026-12-07' }),
        testRecoleccion({ recoleccion: { hora_inicio: '10:00', hora_final: '12:00' } }),
        testRecoleccion({ recoleccion: { hora_inicio: '11:00', hora_final: '12:30' } }),
      ].map(notaFromApi),
      MOMENT,
    );
    expect(overdue?.cards.map((card) => card.delay)).toEqual([3, 0]);
    expect(today?.cards.map((card) => card.delay)).toEqual([null]);
  });

  it('takes the note date when nothing was promised', () => {
    expect(board(testNota({ fecha: '2026-12-11', fecha_entrega: null }))[0]?.day).toBe('2026-12-11');
  });

  it('orders a day by pickup window, then by folio', () => {
    const recoleccion = (clienteName: string, start: string) =>
      testRecoleccion({ usuario_name: clienteName, recoleccion: { hora_inicio: start, hora_final: '20:00' } });
    expect(
      board(
        testNota({ usuario_name: 'Folio 9', folio: 9 }),
        recoleccion('De 17', '17:00'),
        testNota({ usuario_name: 'Folio 2', folio: 2 }),
        recoleccion('De 9', '09:00'),
      )[0]?.actors,
    ).toEqual(['De 9', 'De 17', 'Folio 2', 'Folio 9']);
  });
});
