import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { testNota } from '@lavanda/shared/testing/fixtures';

/** A recoleccion scheduled for today, not yet collected. */
export function testRecoleccion(changes: Partial<Nota> = {}): Nota {
  return testNota({
    usuario_name: 'Hotel Miravalle',
    fecha: '2026-12-10',
    fecha_entrega: null,
    total: 0,
    a_domicilio: true,
    status: -1,
    recoleccion: { hora_inicio: '10:00', hora_final: '12:00' },
    ...changes,
  });
}
