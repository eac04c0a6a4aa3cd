import { api, type Despacho, esFallo, mensajeDeFallo } from '@lavanda/shared';
import type { Centavos } from '@lavanda/shared/domain/dinero';
import type { MetodoPago } from '@lavanda/shared/domain/nota';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import { useCallback, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { notaDeConflicto } from '../../notas/conflicto';
import { notasApi, usePosGuardarNotaMutation } from '../../notas/endpoints';
import type { NotaGuardada } from '../../notas/nota';
import type { Borrador } from '../borrador/borrador';
import { type Casa, cuentaDe, cuerpoDe } from '../borrador/cuenta';
import { olvidarBorrador } from '../borrador/olvidar';
import { acciones, borradoresEnPagina } from '../borrador/slice';
import { TEXTOS } from '../textos';

/** A note that was just saved, for the question about its ticket. */
export interface NotaAsentada {
  nota: NotaGuardada;
  creada: boolean;
  cobro: Centavos;
  metodo: MetodoPago;
}

export type Desenlace =
  | { tipo: 'guardada'; asentada: NotaAsentada }
  | { tipo: 'conflicto'; nota: NotaGuardada }
  /** Told over GUARDAR; or a save was under way already. */
  | { tipo: 'nada' };

const NADA: Desenlace = { tipo: 'nada' };

/** No answer, or one that doesn't say whether the note was saved. */
function esIncierto(fallo: unknown): boolean {
  return !esFallo(fallo) || fallo.status === 'red' || fallo.status >= 500;
}

function explicar(fallo: unknown): string {
  return esFallo(fallo) && fallo.status === 'red' ? TEXTOS.sinRespuesta : TEXTOS.siguenAqui(mensajeDeFallo(fallo));
}

/**
 * Saves the draft under `clave`. A retry of the same content goes out as the same operation, with the same note and payment ids,
 * so nothing is made twice. A changed one goes out as a new operation; if the previous attempt of a new note had no answer, the
 * server is asked first whether it arrived.
 */
export function useGuardar(clave: string, casa: Casa) {
  const despachar = useDispatch<Despacho>();
  const store = useStore<Parameters<typeof borradoresEnPagina.selectors.uno>[0]>();
  const [enviar] = usePosGuardarNotaMutation();
  const [guardando, setGuardando] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);
  const enCurso = useRef(false);

  const intentar = useCallback(
    async (borrador: Borrador): Promise<Desenlace> => {
      const cuenta = cuentaDe(borrador, casa);
      const firma = JSON.stringify(cuerpoDe(borrador, cuenta, ''));
      const repetido = borrador.intento?.firma === firma ? borrador.intento : null;
      if (!repetido && borrador.intento?.incierto && !borrador.base) {
        const { data, error } = await despachar(
          notasApi.endpoints.posNota.initiate(borrador.id, { forceRefetch: true, subscribe: false }),
        );
        if (data) return { tipo: 'conflicto', nota: data };
        if (!esFallo(error) || error.status !== 404) throw error;
      }
      const operacion = repetido?.operacion ?? nuevoId();
      const intento = { operacion, firma, incierto: true };
      despachar(acciones.intentado({ clave, intento }));
      const { data, error } = await enviar(cuerpoDe(borrador, cuenta, operacion));
      if (data) {
        olvidarBorrador(despachar, clave);
        return {
          tipo: 'guardada',
          asentada: { nota: data.data, creada: borrador.base === null, cobro: cuenta.cobro, metodo: borrador.pago.metodo },
        };
      }
      if (!esIncierto(error)) despachar(acciones.intentado({ clave, intento: { ...intento, incierto: false } }));
      const nota = notaDeConflicto(error);
      if (nota) return { tipo: 'conflicto', nota };
      throw error;
    },
    [casa, clave, despachar, enviar],
  );

  const guardar = useCallback(async (): Promise<Desenlace> => {
    const borrador = borradoresEnPagina.selectors.uno(store.getState(), clave);
    if (!borrador || enCurso.current) return NADA;
    enCurso.current = true;
    setGuardando(true);
    setFallo(null);
    try {
      return await intentar(borrador);
    } catch (error) {
      setFallo(explicar(error));
      // A refused price or total means that the catalogue or the delivery rule changed since they were read.
      if (esFallo(error) && error.status === 422) despachar(api.util.invalidateTags(['Servicio', 'Sesion']));
      return NADA;
    } finally {
      enCurso.current = false;
      setGuardando(false);
    }
  }, [clave, despachar, intentar, store]);

  return { guardar, guardando, fallo };
}
