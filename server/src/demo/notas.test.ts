import { estaPagada, totalesNota } from '@lavanda/shared/domain/nota';
import { Azar } from './azar.ts';
import { CATALOGO } from './catalogo.ts';
import { clientesDemo } from './clientes.ts';
import { type NotaDemo, notasDemo } from './notas.ts';

const HOY = '2026-12-10';
const DIAS = 120;
const REGLA = { rulesType: 'conCosto', conCosto: 4000, rango: [] } as const;

function hacer(semilla: number): NotaDemo[] {
  const azar = new Azar(semilla);
  const clientes = clientesDemo(azar, 80, '2026-08-12', DIAS);
  const servicios = CATALOGO.map((servicio) => ({ ...servicio, id: azar.uuid() }));
  const puesto = { azar, hoy: HOY, dias: DIAS, notasPorDia: 4, clientes, servicios, regla: REGLA, creadores: ['u'] };
  return notasDemo(puesto, new Set());
}

describe('notas de la demostración', () => {
  const notas = hacer(7);
  const activas = notas.filter((nota) => nota.status === 0);

  it('are the same for the same seed and day, and others for another seed', () => {
    expect(hacer(7)).toEqual(notas);
    expect(hacer(8)).not.toEqual(notas);
  });

  it('carry the totals the rules give, and never more paid than due', () => {
    for (const nota of notas) {
      const { subtotal, envio, total, abonos } = totalesNota({ ...nota, regla: REGLA });
      expect(nota).toMatchObject({ subtotal, envio, total, abonos });
      expect(nota.abonos).toBeLessThanOrEqual(nota.total);
    }
  });

  it('number the folios one by one and date nothing after today but pickups', () => {
    expect(notas.map((nota) => nota.folio)).toEqual(notas.map((_, lugar) => lugar + 1));
    const recibidas = notas.filter((nota) => nota.status !== -1);
    expect(recibidas.every((nota) => nota.fecha <= HOY && nota.pagos.every((pago) => pago.fecha <= HOY))).toBe(true);
  });

  it('leave overdue, due today, later, paid and owing notes, and pickups with their window', () => {
    expect(activas.some((nota) => (nota.fechaEntrega ?? '') < HOY)).toBe(true);
    expect(activas.some((nota) => nota.fechaEntrega === HOY)).toBe(true);
    expect(activas.some((nota) => (nota.fechaEntrega ?? '') > HOY)).toBe(true);
    expect(activas.some((nota) => estaPagada(nota.total - nota.abonos))).toBe(true);
    expect(activas.some((nota) => !estaPagada(nota.total - nota.abonos))).toBe(true);
    const recolecciones = notas.filter((nota) => nota.status === -1);
    expect(recolecciones.length).toBeGreaterThan(2);
    expect(new Set(recolecciones.map((nota) => nota.cliente.id)).size).toBe(recolecciones.length);
    expect(recolecciones.every((nota) => nota.ventana !== null && nota.lineas.length === 0)).toBe(true);
  });
});
