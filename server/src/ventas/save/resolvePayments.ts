import { randomUUID } from 'node:crypto';
import type { Dia } from '@lavanda/shared/domain/fechas';
import { Problematico } from '../../http/problema.ts';
import { campoInvalido } from '../errors.ts';
import type { Pago } from '../nota.ts';
import { TEXTOS } from '../textos.ts';
import type { PagoEntrada } from './input.ts';

export interface ContextoPagos {
  /** Today in the note's branch. */
  hoy: Dia;
  puedeRevertir: boolean;
  /** Of the ids sent, those of payments of other notes. */
  idsDeOtrasNotas: readonly string[];
}

type Candidato = PagoEntrada & { fecha: Dia; campo: string };

const igual = (a: Pago, b: Candidato) =>
  a.monto === b.monto && a.metodo === b.metodo && a.fecha === b.fecha && a.reversaDe === b.reversaDe;

function revisarReversa(nuevo: Candidato, guardados: readonly Pago[], yaRevertidos: Set<string>, contexto: ContextoPagos): void {
  if (!contexto.puedeRevertir)
    throw new Problematico(403, TEXTOS.sinPermisoReversa, [
      { campo: `${nuevo.campo}.reversa_de`, mensaje: TEXTOS.sinPermisoReversa },
    ]);
  const original = guardados.find(({ id }) => id === nuevo.reversaDe);
  if (!original || original.reversaDe !== null) throw campoInvalido(`${nuevo.campo}.reversa_de`, TEXTOS.reversaInexistente);
  if (yaRevertidos.has(original.id)) throw campoInvalido(`${nuevo.campo}.reversa_de`, TEXTOS.reversaRepetida);
  if (nuevo.monto !== -original.monto || nuevo.metodo !== original.metodo)
    throw campoInvalido(`${nuevo.campo}.monto`, TEXTOS.reversaParcial);
  yaRevertidos.add(original.id);
}

/** Leaves out what is stored already: by id, or without one by date, amount and method, one for one. */
function separarNuevos(candidatos: readonly Candidato[], guardados: readonly Pago[]): Candidato[] {
  const libres = new Map(guardados.map((pago) => [pago.id, pago]));
  const vistos = new Set<string>();
  const sinGuardar = candidatos.filter((candidato) => {
    if (candidato.id === null) return true;
    if (vistos.has(candidato.id)) throw campoInvalido(`${candidato.campo}._id`, TEXTOS.idRepetido);
    vistos.add(candidato.id);
    const guardado = libres.get(candidato.id);
    if (!guardado) return true;
    if (!igual(guardado, candidato)) throw campoInvalido(candidato.campo, TEXTOS.pagoFijo);
    libres.delete(guardado.id);
    return false;
  });
  return sinGuardar.filter((candidato) => {
    if (candidato.id !== null) return true;
    for (const guardado of libres.values()) {
      if (!igual(guardado, candidato)) continue;
      libres.delete(guardado.id);
      return false;
    }
    return true;
  });
}

/**
 * The payments to add to those stored: payments only grow (decisions "Notes"). That they fit the balance is checked with the totals.
 * @throws 422 naming the payment; 403 for a reversal by a role that may not
 */
export function resolverPagos(entradas: readonly PagoEntrada[], guardados: readonly Pago[], contexto: ContextoPagos): Pago[] {
  const fechaGuardada = (id: string | null) => guardados.find((pago) => pago.id === id)?.fecha;
  const candidatos = entradas.map((entrada, i) => ({
    ...entrada,
    campo: `pagos[${i}]`,
    fecha: entrada.fecha ?? fechaGuardada(entrada.id) ?? contexto.hoy,
  }));
  const yaRevertidos = new Set(guardados.flatMap(({ reversaDe }) => (reversaDe === null ? [] : [reversaDe])));
  return separarNuevos(candidatos, guardados).map((nuevo) => {
    if (nuevo.id !== null && contexto.idsDeOtrasNotas.includes(nuevo.id))
      throw campoInvalido(`${nuevo.campo}._id`, TEXTOS.pagoAjeno);
    if (nuevo.reversaDe !== null) revisarReversa(nuevo, guardados, yaRevertidos, contexto);
    else if (nuevo.monto <= 0) throw campoInvalido(`${nuevo.campo}.monto`, TEXTOS.pagoPositivo);
    if (nuevo.fecha > contexto.hoy) throw campoInvalido(`${nuevo.campo}.fecha`, TEXTOS.pagoFuturo);
    return {
      id: nuevo.id ?? randomUUID(),
      fecha: nuevo.fecha,
      monto: nuevo.monto,
      metodo: nuevo.metodo,
      reversaDe: nuevo.reversaDe,
    };
  });
}
