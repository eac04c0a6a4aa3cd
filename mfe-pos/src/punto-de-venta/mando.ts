import type { Servicio } from '@lavanda/shared/contract/servicios';
import type { MetodoPago } from '@lavanda/shared/domain/nota';
import type { Linea, NotaGuardada } from '../notas/nota';
import type { TipoPago } from './borrador/borrador';

/** The dialog over the point of sale; one at a time. */
export type Capa =
  | { tipo: 'cliente' | 'fecha' | 'descuento' | 'abono' | 'desglose' | 'cancelar' | 'validacion' }
  /** `vez`: each opening has a dialog of its own, though the last one isn't gone yet. */
  | { tipo: 'agregar'; servicio: Servicio; vez: number }
  | { tipo: 'cantidad'; linea: Linea }
  | { tipo: 'conflicto'; nota: NotaGuardada };

export type Bandera = 'factura' | 'aDomicilio' | 'express';

/** What the controls of a note can do; the same object while the note stays open. */
export interface Mando {
  abrir(capa: Capa): void;
  agregarServicio(servicio: Servicio): void;
  sumar(linea: Linea, unidades: 1 | -1): void;
  eliminar(linea: Linea): void;
  alternar(bandera: Bandera): void;
  elegirPago(tipo: TipoPago): void;
  elegirMetodo(metodo: MetodoPago): void;
  cancelar(): void;
  guardar(): void;
}
