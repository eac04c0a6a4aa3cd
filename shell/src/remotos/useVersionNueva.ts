import { useEffect, useReducer, useRef } from 'react';
import type { Cargador } from './cargador';
import { cuandoDesocupe } from './ocupacion';
import { type Vigilancia, vigilarVersiones } from './vigilancia';

/** Looks for new versions while the app is open, and puts that of the open section in its place once the user isn't busy. */
export function useVersionNueva(seccion: string, cargador: Cargador): void {
  const [cambios, cambio] = useReducer((numero: number) => numero + 1, 0);
  const vigilancia = useRef<Vigilancia>(null);

  useEffect(() => cargador.alCambiar(cambio), [cargador]);

  useEffect(() => {
    const nueva = vigilarVersiones(cargador);
    vigilancia.current = nueva;
    return nueva.terminar;
  }, [cargador]);

  useEffect(() => {
    if (seccion !== '') vigilancia.current?.ahora();
  }, [seccion]);

  useEffect(() => {
    void cambios;
    if (cargador.hayNueva(seccion)) return cuandoDesocupe(() => cargador.ponerNueva(seccion));
  }, [seccion, cargador, cambios]);
}
