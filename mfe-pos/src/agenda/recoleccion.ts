import type { Cliente } from '@lavanda/shared/contract/clientes';
import type { GuardarNota } from '@lavanda/shared/contract/ventas';
import { type Dia, sumarDias } from '@lavanda/shared/domain/fechas';
import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import type { Momento } from '../activos/agrupar';
import { TEXTOS } from '../activos/textos';
import { nombreCompleto } from '../clientes/nombre';
import { cuerpoDeNota } from '../notas/conversion';

const T = TEXTOS.agenda;

/** Day and window of a pickup, hours of the branch. */
export interface Cita {
  fecha: Dia;
  inicio: string;
  fin: string;
}

/** Tomorrow, 10:00 to 12:00: what is offered first. */
export function citaInicial(hoy: Dia): Cita {
  return { fecha: sumarDias(hoy, 1), inicio: '10:00', fin: '12:00' };
}

/** Why the window can't be scheduled, in Spanish; null when it can. One that ends before it begins is told by the picker itself. */
export function errorDeCita({ fecha, fin }: Cita, { hoy, hora }: Momento): string | null {
  if (fecha < hoy) return T.fechaPasada;
  return fecha === hoy && fin <= hora ? T.horarioPasado : null;
}

export function citaValida(cita: Cita, momento: Momento): boolean {
  return cita.inicio < cita.fin && errorDeCita(cita, momento) === null;
}

/** A pickup is a note with status -1, no articles and its window (spec 4); it is collected at the customer's. */
export function cuerpoDeRecoleccion(cliente: Cliente, cita: Cita, ids: { id: string; operacion: string }): GuardarNota {
  return cuerpoDeNota(
    {
      clienteId: cliente._id,
      clienteNombre: nombreCompleto(cliente),
      fecha: cita.fecha,
      fechaEntrega: null,
      lineas: [],
      pagos: [],
      descuentos: 0,
      factura: false,
      aDomicilio: true,
      express: false,
      status: POR_RECOLECTAR,
      recoleccion: { horaInicio: cita.inicio, horaFinal: cita.fin },
    },
    ids,
  );
}
