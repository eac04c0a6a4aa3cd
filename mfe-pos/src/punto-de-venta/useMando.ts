import { type Despacho, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { formatoCantidad } from '@lavanda/shared/domain/dinero';
import { importeLinea, LINEAS_MAXIMAS } from '@lavanda/shared/domain/nota';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { Linea } from '../notas/nota';
import { estaModificado, lineaDe, lineaIgual } from './borrador/borrador';
import { acciones, borradoresEnPagina } from './borrador/slice';
import type { Capa, Mando } from './mando';
import type { Destello } from './nota/useDestello';
import { TEXTOS } from './textos';

/** One piece, thousandths. */
const PIEZA = 1000;

export interface OpcionesMando {
  clave: string;
  diasEntrega: number;
  abrir(capa: Capa): void;
  guardar(): void;
  vaciar(): void;
}

/** The handlers of the note under `clave`. They read the draft from the store when they run, so two touches in a row add up. */
export function useMando({ clave, diasEntrega, abrir, guardar, vaciar }: OpcionesMando) {
  const despachar = useDispatch<Despacho>();
  const store = useStore<Parameters<typeof borradoresEnPagina.selectors.uno>[0]>();
  const toast = useToast();
  const [destello, setDestello] = useState<Destello | null>(null);
  const [anuncio, setAnuncio] = useState('');

  const leer = () => borradoresEnPagina.selectors.uno(store.getState(), clave);

  function senalar(linea: Linea | undefined) {
    if (!linea) return;
    setAnuncio(TEXTOS.agregada(linea.servicio, formatoCantidad(linea.cantidad), importeLinea(linea)));
    setDestello({ linea: linea.id });
  }

  function agregarLinea(nueva: Linea) {
    const previas = leer()?.lineas ?? [];
    if (previas.length >= LINEAS_MAXIMAS && !lineaIgual(previas, nueva)) {
      toast(TEXTOS.maximoLineas, 'error');
      return;
    }
    despachar(acciones.lineaAgregada({ clave, linea: nueva }));
    const lineas = leer()?.lineas ?? [];
    senalar(lineas.find(({ id }) => id === nueva.id) ?? lineaIgual(lineas, nueva));
  }

  function agregarServicio(servicio: Servicio) {
    if (servicio.medida === 'kg' || servicio.medida === 'flex') abrir({ tipo: 'agregar', servicio });
    else agregarLinea(lineaDe(servicio, PIEZA));
  }

  const mando: Mando = {
    abrir,
    guardar,
    agregarServicio,
    sumar(linea, unidades) {
      despachar(acciones.unidadSumada({ clave, id: linea.id, unidades }));
      senalar(leer()?.lineas.find(({ id }) => id === linea.id));
    },
    eliminar(linea) {
      despachar(acciones.lineaEliminada({ clave, id: linea.id }));
      setAnuncio(TEXTOS.eliminada(linea.servicio));
    },
    alternar(bandera) {
      const borrador = leer();
      if (bandera === 'express') despachar(acciones.expressCambiado({ clave, dias: diasEntrega }));
      else if (borrador) despachar(acciones.cambiado({ clave, [bandera]: !borrador[bandera] }));
    },
    elegirPago(tipo) {
      if (tipo === 'con') abrir({ tipo: 'abono' });
      else despachar(acciones.pagoElegido(clave, tipo));
    },
    elegirMetodo(metodo) {
      despachar(acciones.metodoElegido({ clave, metodo }));
    },
    cancelar() {
      const borrador = leer();
      if (!borrador) return;
      const algoQuePerder = borrador.base ? estaModificado(borrador) : borrador.lineas.length > 0;
      if (algoQuePerder) abrir({ tipo: 'cancelar' });
      else vaciar();
    },
  };

  return { mando, agregarLinea, destello, anuncio };
}
