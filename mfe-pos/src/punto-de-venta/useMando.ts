import { type Despacho, useToast } from '@lavanda/shared';
import { formatoCantidad } from '@lavanda/shared/domain/dinero';
import { importeLinea, LINEAS_MAXIMAS } from '@lavanda/shared/domain/nota';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { Linea } from '../notas/nota';
import { estaModificado, lineaDe, lineaIgual } from './borrador/borrador';
import { acciones, borradoresEnPagina } from './borrador/slice';
import type { Capa, Mando } from './mando';
import type { Destello } from './nota/useDestello';
import { TEXTOS } from './textos';
import { trasElToque } from './trasElToque';

/** One piece, thousandths. */
const PIEZA = 1000;

export interface OpcionesMando {
  clave: string;
  diasEntrega: number;
  abrir(capa: Capa): void;
  guardar(): void;
  vaciar(): void;
}

/**
 * The handlers of the note under `clave`. They read the draft when they run, so they stay the same while it changes and adding a
 * service renders one line, and its tile after it.
 */
export function useMando({ clave, diasEntrega, abrir, guardar, vaciar }: OpcionesMando) {
  const despachar = useDispatch<Despacho>();
  const store = useStore<Parameters<typeof borradoresEnPagina.selectors.uno>[0]>();
  const toast = useToast();
  const [destello, setDestello] = useState<Destello | null>(null);
  const anuncio = useRef<HTMLDivElement>(null);
  const aperturas = useRef(0);

  // What is read out waits for what is seen, and draws nothing of the page: not even a text node more, which would have the page's style asked anew.
  const anunciar = useCallback((decir: () => string) => {
    trasElToque(() => {
      const texto = decir();
      const dicho = anuncio.current?.firstChild;
      if (dicho) dicho.nodeValue = texto;
      else anuncio.current?.append(texto);
    });
  }, []);

  const leer = useCallback(() => borradoresEnPagina.selectors.uno(store.getState(), clave), [clave, store]);

  const senalar = useCallback(
    (linea: Linea) => {
      anunciar(() => TEXTOS.agregada(linea.servicio, formatoCantidad(linea.cantidad), importeLinea(linea)));
      setDestello((previo) => ({ linea: linea.id, veces: (previo?.veces ?? 0) + 1 }));
    },
    [anunciar],
  );

  const agregarLinea = useCallback(
    (nueva: Linea) => {
      const previas = leer()?.lineas ?? [];
      if (previas.length >= LINEAS_MAXIMAS && !lineaIgual(previas, nueva)) {
        toast(TEXTOS.maximoLineas, 'error');
        return;
      }
      despachar(acciones.lineaAgregada({ clave, linea: nueva }));
      const lineas = leer()?.lineas ?? [];
      const puesta = lineas.find(({ id }) => id === nueva.id) ?? lineaIgual(lineas, nueva);
      if (puesta) senalar(puesta);
    },
    [clave, despachar, leer, senalar, toast],
  );

  const mando = useMemo<Mando>(
    () => ({
      abrir,
      guardar,
      agregarServicio(servicio) {
        if (servicio.medida === 'kg' || servicio.medida === 'flex')
          abrir({ tipo: 'agregar', servicio, vez: ++aperturas.current });
        else agregarLinea(lineaDe(servicio, PIEZA));
      },
      sumar(linea, unidades) {
        despachar(acciones.unidadSumada({ clave, id: linea.id, unidades }));
        const puesta = leer()?.lineas.find(({ id }) => id === linea.id);
        if (puesta) senalar(puesta);
      },
      eliminar(linea) {
        despachar(acciones.lineaEliminada({ clave, id: linea.id }));
        anunciar(() => TEXTOS.eliminada(linea.servicio));
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
    }),
    [abrir, agregarLinea, anunciar, clave, despachar, diasEntrega, guardar, leer, senalar, vaciar],
  );

  return { mando, agregarLinea, leer, destello, anuncio };
}
