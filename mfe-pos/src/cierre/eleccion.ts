import type { GuardarNota } from '@lavanda/shared/contract/ventas';
import type { Centavos } from '@lavanda/shared/domain/dinero';
import type { Dia } from '@lavanda/shared/domain/fechas';
import { CERRADA, type MetodoPago } from '@lavanda/shared/domain/nota';
import { cuerpoDeNota } from '../notas/conversion';
import type { NotaGuardada } from '../notas/nota';

/** What is paid when the note closes: nothing, part (centavos), or the balance whatever it is. */
export type Eleccion = { tipo: 'sin' } | { tipo: 'abono'; monto: Centavos } | { tipo: 'liquidar' };

/** Amount charged now, centavos. */
export function montoDe(eleccion: Eleccion, saldo: Centavos): Centavos {
  if (eleccion.tipo === 'sin') return 0;
  return eleccion.tipo === 'liquidar' ? Math.max(0, saldo) : eleccion.monto;
}

/** The choice as far as it still fits a balance that has changed: a part larger than what is owed now is asked again. */
export function ajustarA(eleccion: Eleccion, saldo: Centavos): Eleccion {
  return eleccion.tipo === 'abono' && eleccion.monto > saldo ? { tipo: 'sin' } : eleccion;
}

export interface Cobro {
  /** Made by the client and kept through retries: the same payment sent twice is one. */
  id: string;
  fecha: Dia;
  monto: Centavos;
  metodo: MetodoPago;
}

/** The whole note with status 10 and, when something is charged, its payment (spec 4). */
export function cuerpoDeCierre(nota: NotaGuardada, cobro: Cobro, operacion: string): GuardarNota {
  const pagos = cobro.monto > 0 ? [...nota.pagos, { ...cobro, reversaDe: null }] : nota.pagos;
  return cuerpoDeNota({ ...nota, pagos, status: CERRADA }, { id: nota.id, version: nota.version, operacion });
}
