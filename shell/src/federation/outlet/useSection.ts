import { type AppDispatch, api, toasts } from '@lavanda/shared';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { diagnoseCrash } from '../loader/integrity';
import type { RemoteLoader } from '../loader/RemoteLoader';
import { timeout } from '../timeouts';
import type { SectionFailure } from './SectionError';
import { WENT_BACK } from './texts';
import { useNewVersion } from './useNewVersion';

/** Loads the open section. `onError` and `onMount` are stable because mounted sections keep them. */
export function useSection(section: string, loader: RemoteLoader) {
  const [failure, setFailure] = useState<SectionFailure | null>(null);
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const open = useRef(section);
  const dispatch = useDispatch<AppDispatch>();
  useNewVersion(section, loader);

  useEffect(() => {
    open.current = section;
    if (loader.lifecyclesOf(section)) return;
    void attempt;
    loader.load(section).then((result) => {
      if (open.current !== section) return;
      setFailure(result.ok ? null : { section, error: result.error, at: new Date() });
      if (result.ok) tryAgain();
    });
  }, [section, loader, attempt]);

  // When the user returns to a failed section, it is tried again instead of showing the old failure.
  useEffect(() => () => setFailure((previous) => (previous?.section === section ? null : previous)), [section]);

  const lifecycles = loader.lifecyclesOf(section);
  const ownFailure = failure?.section === section ? failure : null;
  const shown = lifecycles && !ownFailure ? section : undefined;
  useEffect(() => {
    loader.setOnScreen(shown);
    return () => loader.setOnScreen(undefined);
  }, [loader, shown]);

  const { onMount, onUnsettle } = useMountReports(loader);
  const onError = useCallback(
    async (stopped: string, error: Error) => {
      onUnsettle(stopped);
      const stageError = await diagnoseCrash(error, loader.remoteOf(stopped)?.manifest);
      if (loader.recover(stopped, stageError)) tryAgain();
      else setFailure({ section: stopped, error: stageError, at: new Date() });
    },
    [loader, onUnsettle],
  );
  const retry = () => {
    // Bad cached data may have caused the crash, so that data is fetched again.
    const own = loader.remoteOf(section)?.etiquetas ?? [];
    dispatch(api.util.invalidateTags(['Nota', 'Cliente', 'Servicio', 'Sucursal', ...(own as [])]));
    if (ownFailure?.error.stage === 'congelada') loader.allowFrozen(section);
    setFailure(null);
    tryAgain();
  };

  return { lifecycles, failure: ownFailure, onError, onMount, retry };
}

/** Tells the loader which versions were mounted and which ran long enough to count as working. */
function useMountReports(loader: RemoteLoader) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const dispatch = useDispatch<AppDispatch>();

  const onUnsettle = useCallback((section: string) => clearTimeout(timers.current.get(section)), []);
  const onMount = useCallback(
    (section: string) => {
      loader.noteMounted(section);
      onUnsettle(section);
      timers.current.set(
        section,
        setTimeout(() => loader.noteSettled(section), timeout('settled')),
      );
      if (loader.isFallback(section)) dispatch(toasts.actions.shown(WENT_BACK, 'info'));
    },
    [loader, dispatch, onUnsettle],
  );
  return { onMount, onUnsettle };
}
