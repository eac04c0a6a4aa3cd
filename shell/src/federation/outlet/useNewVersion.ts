import { type AppDispatch, api, onRelease, type RootState } from '@lavanda/shared';
import { useEffect, useReducer, useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { noteShellCame, takeNewShell } from '../../shell-version/takeNewShell';
import type { RemoteLoader } from '../loader/RemoteLoader';
import { type VersionWatch, watchVersions } from '../loader/watchVersions';
import { whenIdle } from './busy';

/**
 * Checks for new versions while the app is open. Once the user is idle, a waiting version replaces the open section,
 * and another version of the shell reloads the page.
 */
export function useNewVersion(section: string, loader: RemoteLoader): void {
  const [changes, noteChange] = useReducer((count: number) => count + 1, 0);
  const watch = useRef<VersionWatch>(null);
  const dispatch = useDispatch<AppDispatch>();

  useEffect(() => loader.subscribe(noteChange), [loader]);

  useEffect(() => {
    const current = watchVersions(async () => {
      const before = versionsOf(loader);
      await loader.lookForUpdates();
      // Another version may bring permissions, which are part of the session.
      if (versionsOf(loader) !== before) dispatch(api.util.invalidateTags(['Sesion']));
    });
    watch.current = current;
    const unsubscribe = onRelease(current.told);
    return () => {
      unsubscribe();
      current.stop();
    };
  }, [loader, dispatch]);

  useEffect(() => {
    if (section !== '') watch.current?.check();
  }, [section]);

  useEffect(() => {
    void changes;
    if (loader.hasUpdate(section)) return whenIdle(() => loader.applyUpdate(section));
  }, [section, loader, changes]);

  const store = useStore<RootState>();
  useEffect(noteShellCame, []);
  const shell = loader.waitingShell();
  useEffect(() => {
    void changes;
    if (shell !== undefined) return takeNewShell(shell, store.getState);
  }, [shell, changes, store]);
}

function versionsOf(loader: RemoteLoader): string {
  return loader
    .remotes()
    .map(({ name, version }) => `${name}@${version}`)
    .join();
}
