import type { Servicio } from '@lavanda/shared/contract/servicios';
import type { MetodoPago } from '@lavanda/shared/domain/nota';
import type { Linea, NotaGuardada } from '../notas/nota';
import type { TipoPago } from './borrador/borrador';

/** The dialog over the point of sale; one at a time. */
export type Capa =
  | { tipo: 'cliente' | 'fecha' | 'descuento' | 'abono' | 'desglose' | 'cancelar' | 'validacion' }
  /** The service is sold by the kilo or flexible: a touch doesn't say how much. */
  | { tipo: 'agregar'; servicio: Servicio }
  | { tipo: 'cantidad'; linea: Linea }
  | { tipo: 'conflicto'; nota: NotaGuardada };

export type Bandera = 'factura' | 'aDomicilio' | 'express';

/** What the controls of a note can do. */
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
