import { api, avisos, type Despacho } from '@lavanda/shared';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Cargador } from './cargador';
import type { Fallida } from './FallaDeSeccion';
import { fallaDePantalla } from './integridad';
import { REGRESADA } from './textos';
import { tiempo } from './tiempos';
import { useVersionNueva } from './useVersionNueva';

/** Loads the open section. `onError` and `onMount` never change, because the sections that are mounted keep them. */
export function useSection(section: string, loader: Cargador) {
  const [failure, setFailure] = useState<Fallida | null>(null);
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const open = useRef(section);
  const dispatch = useDispatch<Despacho>();
  useVersionNueva(section, loader);

  useEffect(() => {
    open.current = section;
    if (loader.yaCargada(section)) return;
    void attempt;
    loader.cargar(section).then((result) => {
      if (open.current !== section) return;
      setFailure(result.ok ? null : { seccion: section, falla: result.falla, momento: new Date() });
      if (result.ok) tryAgain();
    });
  }, [section, loader, attempt]);

  // Coming back to a section that failed is a new try, not the old failure.
  useEffect(() => () => setFailure((previous) => (previous?.seccion === section ? null : previous)), [section]);

  const lifecycles = loader.yaCargada(section);
  const ownFailure = failure?.seccion === section ? failure : null;
  const shown = lifecycles && !ownFailure ? section : undefined;
  useEffect(() => {
    loader.mostrar(shown);
    return () => loader.mostrar(undefined);
  }, [loader, shown]);

  const { onMount, onUnsettle } = useMountReports(loader);
  const onError = useCallback(
    async (stopped: string, error: Error) => {
      onUnsettle(stopped);
      const stageError = await fallaDePantalla(error, loader.remotoDe(stopped)?.manifest);
      if (loader.seDetuvo(stopped, stageError)) tryAgain();
      else setFailure({ seccion: stopped, falla: stageError, momento: new Date() });
    },
    [loader, onUnsettle],
  );
  const retry = () => {
    // What the section was drawing when it stopped may be why: it is asked for again, not taken from the cache.
    dispatch(api.util.invalidateTags(['Nota', 'Cliente', 'Servicio', 'Sucursal']));
    setFailure(null);
    tryAgain();
  };

  return { lifecycles, failure: ownFailure, onError, onMount, retry };
}

/** Tells the loader which versions reached the screen, and which of them stayed there long enough to be one to go back to. */
function useMountReports(loader: Cargador) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const dispatch = useDispatch<Despacho>();

  const onUnsettle = useCallback((section: string) => clearTimeout(timers.current.get(section)), []);
  const onMount = useCallback(
    (section: string) => {
      loader.montada(section, false);
      onUnsettle(section);
      timers.current.set(
        section,
        setTimeout(() => loader.montada(section, true), tiempo('asentada')),
      );
      if (loader.regresada(section)) dispatch(avisos.actions.mostrado(REGRESADA, 'info'));
    },
    [loader, dispatch, onUnsettle],
  );
  return { onMount, onUnsettle };
}
