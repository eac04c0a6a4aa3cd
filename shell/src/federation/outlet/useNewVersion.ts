import { useEffect, useReducer, useRef } from 'react';
import type { RemoteLoader } from '../loader/RemoteLoader';
import { type VersionWatch, watchVersions } from '../loader/watchVersions';
import { whenIdle } from './busy';

/**
 * Checks for new versions while the app is open. Once the user is idle, a waiting version replaces the open section.
 */
export function useNewVersion(section: string, loader: RemoteLoader): void {
  const [changes, noteChange] = useReducer((count: number) => count + 1, 0);
  const watch = useRef<VersionWatch>(null);

  useEffect(() => loader.subscribe(noteChange), [loader]);

  useEffect(() => {
    const current = watchVersions(() => loader.lookForUpdates());
    watch.current = current;
    return current.stop;
  }, [loader]);

  useEffect(() => {
    if (section !== '') watch.current?.check();
  }, [section]);

  useEffect(() => {
    void changes;
    if (loader.hasUpdate(section)) return whenIdle(() => loader.applyUpdate(section));
  }, [section, loader, changes]);
}
