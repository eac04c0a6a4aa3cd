import type { Lifecycles, RemoteModule } from '@lavanda/shared/federation/remote';
import { useCallback, useEffect, useRef, useState } from 'react';
import { diagnoseCrash } from '../loader/integrity';
import type { RemoteLoader } from '../loader/RemoteLoader';
import { whenIdle } from '../outlet/busy';
import { StageError } from '../stages';

/** The section's loaded code; 'loading' while it loads, 'gone' once it failed. */
type Loaded = RemoteModule | 'loading' | 'gone';

export interface UsedExtension {
  /** Undefined while the extension loads, once it failed, and when the loaded version lacks it. */
  lifecycles: Lifecycles | undefined;
  isLoading: boolean;
  /** Counts the failure against the section's version. Another version, or nothing, then fills the slot. */
  onFailure: (error: Error) => void;
}

/**
 * Loads the section whose extension fills a slot of another section's page, and its next version once the user is idle.
 * @param section name of a section of the remote whose extension fills the slot
 * @param name key among the remote's exported `extensions`
 */
export function useExtension(section: string, name: string, loader: RemoteLoader): UsedExtension {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const isOn = useRef(true);
  const load = useCallback(async () => {
    const result = await loader.load(section);
    if (isOn.current) setLoaded(result.ok ? result.lifecycles : 'gone');
  }, [loader, section]);

  useEffect(() => {
    isOn.current = true;
    void load();
    return () => {
      isOn.current = false;
    };
  }, [load]);

  useEffect(() => {
    let cancel: () => void = () => undefined;
    const unsubscribe = loader.subscribe(() => {
      const latest = loader.lifecyclesOf(section);
      cancel();
      if (latest && latest !== loaded) cancel = whenIdle(() => setLoaded(latest));
    });
    return () => {
      cancel();
      unsubscribe();
    };
  }, [loader, section, loaded]);

  const onFailure = useCallback(
    async (error: Error) => {
      const stageError = await diagnoseCrash(error, loader.remoteOf(section)?.manifest);
      if (!isOn.current) return;
      setLoaded('gone');
      if (loader.recoverExtension(section, stageError)) await load();
    },
    [loader, section, load],
  );

  const lifecycles = typeof loaded === 'string' ? undefined : loaded.extensions?.[name];
  const isMissing = typeof loaded !== 'string' && !lifecycles;
  useEffect(() => {
    // A version that replaces a failed one may lack the extension, but a version that declares it must have it.
    const declares = loader.remoteOf(section)?.extensiones?.some((extension) => extension.nombre === name);
    if (isMissing && declares) void onFailure(new StageError('codigo', new Error(`It exports no extension "${name}"`)));
  }, [isMissing, loader, section, name, onFailure]);

  return { lifecycles, isLoading: loaded === 'loading', onFailure };
}
