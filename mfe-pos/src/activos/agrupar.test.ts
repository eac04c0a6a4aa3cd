import { notaDePrueba } from '@lavanda/shared/pruebas/datos';
import { notaDeRed } from '../notas/conversion';
import { agrupar } from './agrupar';
import { recoleccionDePrueba } from './pruebas/recoleccion';

const MOMENTO = { hoy: '2026-12-10', hora: '12:00' };

function tablero(...notas: ReturnType<typeof notaDePrueba>[]) {
  return agrupar(notas.map(notaDeRed), MOMENTO).map(({ titulo, dia, tarjetas }) => ({
    titulo,
    dia,
    quienes: tarjetas.map(({ nota }) => nota.clienteNombre),
  }));
}

describe('agrupar', () => {
  it('puts notes in branch under their promised day and pickups under theirs, the overdue first', () => {
    expect(
      tablero(
        notaDePrueba({ usuario_name: 'Sábado', fecha_entrega: '2026-12-12' }),
        notaDePrueba({ usuario_name: 'Mañana', fecha_entrega: '2026-12-11' }),
        notaDePrueba({ usuario_name: 'Hoy', fecha_entrega: '2026-12-10' }),
        recoleccionDePrueba({ usuario_name: 'Recolección', fecha: '2026-12-11' }),
        notaDePrueba({ usuario_name: 'Tarde', fecha_entrega: '2026-12-08' }),
        notaDePrueba({ usuario_name: 'Más tarde', fecha_entrega: '2026-12-07' }),
      ),
    ).toEqual([
      { titulo: 'Atrasadas', dia: null, quienes: ['Más tarde', 'Tarde'] },
      { titulo: 'Hoy', dia: '2026-12-10', quienes: ['Hoy'] },
      { titulo: 'Mañana', dia: '2026-12-11', quienes: ['Recolección', 'Mañana'] },
      { titulo: 'Sábado', dia: '2026-12-12', quienes: ['Sábado'] },
    ]);
  });

  it('counts the days late, and a pickup of today whose window has passed as late by none', () => {
    const [atrasadas, hoy] = agrupar(
      [
        notaDePrueba({ fecha_entrega: '2026-12-07' }),
        recoleccionDePrueba({ recoleccion: { hora_inicio: '10:00', hora_final: '12:00' } }),
        recoleccionDePrueba({ recoleccion: { hora_inicio: '11:00', hora_final: '12:30' } }),
      ].map(notaDeRed),
      MOMENTO,
    );
    expect(atrasadas?.tarjetas.map((tarjeta) => tarjeta.atraso)).toEqual([3, 0]);
    expect(hoy?.tarjetas.map((tarjeta) => tarjeta.atraso)).toEqual([null]);
  });

  it('takes the note date when nothing was promised', () => {
    expect(tablero(notaDePrueba({ fecha: '2026-12-11', fecha_entrega: null }))[0]?.dia).toBe('2026-12-11');
  });

  it('orders a day by pickup window, then by folio', () => {
    const recoleccion = (usuario_name: string, hora_inicio: string) =>
      recoleccionDePrueba({ usuario_name, recoleccion: { hora_inicio, hora_final: '20:00' } });
    expect(
      tablero(
        notaDePrueba({ usuario_name: 'Folio 9', folio: 9 }),
        recoleccion('De 17', '17:00'),
        notaDePrueba({ usuario_name: 'Folio 2', folio: 2 }),
        recoleccion('De 9', '09:00'),
      )[0]?.quienes,
    ).toEqual(['De 9', 'De 17', 'Folio 2', 'Folio 9']);
  });
});
