import { reductor } from '@lavanda/shared';
import { CANTIDAD_MAXIMA, type Centavos, type Milesimas } from '@lavanda/shared/domain/dinero';
import { entregaPredeterminada } from '@lavanda/shared/domain/fechas';
import { LINEAS_MAXIMAS, type MetodoPago } from '@lavanda/shared/domain/nota';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Linea, NotaGuardada } from '../../notas/nota';
import { type Borrador, borradorDeNota, type Intento, lineaIgual, type TipoPago } from './borrador';
import { cantidadesDe } from './cantidades';
import { sobreVersion } from './fusionar';

/** Drafts on this page, by `claveDe`. */
type Borradores = Record<string, Borrador>;

interface EnBorrador {
  clave: string;
}

type Cambios = Partial<Pick<Borrador, 'cliente' | 'fecha' | 'fechaEntrega' | 'descuentos' | 'factura' | 'aDomicilio'>>;

const SIN_LINEAS: readonly Linea[] = [];

/** One less unit than a piece would be none: - stops at 1 (UI guide 7). */
const UNIDAD: Milesimas = 1000;

export const borradores = createSlice({
  name: 'borradores',
  initialState: {} as Borradores,
  reducers: {
    abierto(estado, { payload: { clave, borrador } }: PayloadAction<EnBorrador & { borrador: Borrador }>) {
      estado[clave] = borrador;
    },
    descartado(estado, { payload: { clave } }: PayloadAction<EnBorrador>) {
      delete estado[clave];
    },
    cambiado(estado, { payload: { clave, ...cambios } }: PayloadAction<EnBorrador & Cambios>) {
      const borrador = estado[clave];
      if (borrador) Object.assign(borrador, cambios);
    },
    /** A promise that is the usual one follows the express flag; one set by hand stays. */
    expressCambiado(estado, { payload: { clave, dias } }: PayloadAction<EnBorrador & { dias: number }>) {
      const borrador = estado[clave];
      if (!borrador) return;
      const usual = borrador.fecha && entregaPredeterminada(borrador.fecha, borrador.express, dias);
      if (borrador.fechaEntrega === usual) borrador.fechaEntrega = null;
      borrador.express = !borrador.express;
    },
    lineaAgregada(estado, { payload: { clave, linea } }: PayloadAction<EnBorrador & { linea: Linea }>) {
      const borrador = estado[clave];
      if (!borrador) return;
      const igual = lineaIgual(borrador.lineas, linea);
      if (igual) igual.cantidad = Math.min(CANTIDAD_MAXIMA, igual.cantidad + linea.cantidad);
      else if (borrador.lineas.length < LINEAS_MAXIMAS) borrador.lineas.push(linea);
    },
    cantidadCambiada(
      estado,
      { payload: { clave, id, cantidad } }: PayloadAction<EnBorrador & { id: string; cantidad: Milesimas }>,
    ) {
      const linea = estado[clave]?.lineas.find((una) => una.id === id);
      if (linea) linea.cantidad = cantidad;
    },
    unidadSumada(estado, { payload: { clave, id, unidades } }: PayloadAction<EnBorrador & { id: string; unidades: 1 | -1 }>) {
      const linea = estado[clave]?.lineas.find((una) => una.id === id);
      const cantidad = (linea?.cantidad ?? 0) + unidades * UNIDAD;
      if (linea && cantidad >= UNIDAD && cantidad <= CANTIDAD_MAXIMA) linea.cantidad = cantidad;
    },
    lineaEliminada(estado, { payload: { clave, id } }: PayloadAction<EnBorrador & { id: string }>) {
      const borrador = estado[clave];
      if (borrador) borrador.lineas = borrador.lineas.filter((linea) => linea.id !== id);
    },
    /** The catalogue changed while the note was being written: lines not saved yet take its price. */
    preciosActualizados(
      estado,
      { payload: { clave, precios } }: PayloadAction<EnBorrador & { precios: Record<string, Centavos> }>,
    ) {
      for (const linea of estado[clave]?.lineas ?? []) linea.precio = precios[linea.id] ?? linea.precio;
    },
    pagoElegido: {
      reducer(estado, { payload }: PayloadAction<EnBorrador & { tipo: TipoPago; monto: Centavos; id: string }>) {
        const { clave, tipo, monto, id } = payload;
        const borrador = estado[clave];
        if (borrador)
          borrador.pago = { id: tipo === 'sin' ? '' : id, tipo, monto, metodo: tipo === 'sin' ? 'Efvo' : borrador.pago.metodo };
      },
      prepare: (clave: string, tipo: TipoPago, monto: Centavos = 0) => ({ payload: { clave, tipo, monto, id: nuevoId() } }),
    },
    metodoElegido(estado, { payload: { clave, metodo } }: PayloadAction<EnBorrador & { metodo: MetodoPago }>) {
      const borrador = estado[clave];
      if (borrador) borrador.pago.metodo = metodo;
    },
    intentado(estado, { payload: { clave, intento } }: PayloadAction<EnBorrador & { intento: Intento }>) {
      const borrador = estado[clave];
      if (borrador) borrador.intento = intento;
    },
    /** After a 409: what was typed, over the newest version. */
    sobreNuevaVersion(estado, { payload: { clave, nota } }: PayloadAction<EnBorrador & { nota: NotaGuardada }>) {
      const borrador = estado[clave];
      if (borrador) estado[clave] = sobreVersion(borrador, nota);
    },
    /** After a 409: the stored note, with the payment that was being made unless it is in it. */
    guardadaTomada(estado, { payload: { clave, nota } }: PayloadAction<EnBorrador & { nota: NotaGuardada }>) {
      const pago = estado[clave]?.pago;
      const fresco = borradorDeNota(nota);
      estado[clave] = pago && !nota.pagos.some(({ id }) => id === pago.id) ? { ...fresco, pago } : fresco;
    },
  },
  selectors: {
    uno: (estado, clave: string): Borrador | undefined => estado[clave],
    /** How much of each service a draft has, by service id: the same map until its lines change. */
    cantidades: createSelector([(estado: Borradores, clave: string) => estado[clave]?.lineas ?? SIN_LINEAS], cantidadesDe),
  },
});

export const borradoresEnPagina = borradores.injectInto(reductor);
export const acciones = borradores.actions;
