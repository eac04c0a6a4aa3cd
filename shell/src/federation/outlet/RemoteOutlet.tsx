import { api, type RootState } from '@lavanda/shared';
import type { DataRouter } from '@lavanda/shared/federation/remote';
import { useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router-dom';
import { styleNonce } from '../../nonce';
import { sectionOf } from '../../sections/sections';
import { remoteLoader } from '../loader/pageLoader';
import type { RemoteLoader } from '../loader/RemoteLoader';
import { SlotBoard } from '../slots/SlotBoard';
import { SlotFillings } from '../slots/SlotFillings';
import { ParcelHost } from './ParcelHost';
import { SectionError } from './SectionError';
import { SectionSkeleton } from './SectionSkeleton';
import { useSection } from './useSection';

/** Draws the open section: a skeleton while it loads, the section, or an error panel with a retry. */
export function RemoteOutlet({ loader = remoteLoader }: { loader?: RemoteLoader }) {
  const section = sectionOf(useLocation().pathname);
  const router = useContext(DataRouterContext)?.router as DataRouter | undefined;
  const { userId, sessionKey } = api.endpoints.authData.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      userId: data?.usuario._id,
      // When the user, sucursal or permissions change, every mounted section is unmounted, and the open one mounts anew.
      sessionKey: data && [data.usuario._id, data.usuario.tenantData._id, data.usuario.idSucursal, ...data.permissions].join(),
    }),
  });
  if (userId !== undefined) loader.setUser(userId);
  if (!section || !router) return null;
  return <OpenSection key={sessionKey} section={section} router={router} loader={loader} />;
}

interface OpenSectionProps {
  section: string;
  router: DataRouter;
  loader: RemoteLoader;
}

function OpenSection({ section, router, loader }: OpenSectionProps) {
  const { lifecycles, failure, onError, onMount, retry } = useSection(section, loader);
  const store = useStore<RootState>();
  const { isPainted, onFirstPaint } = usePaintedSections(section);
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<ParcelHost>(null);
  const [slots] = useState(() => new SlotBoard());

  useLayoutEffect(() => {
    const current = new ParcelHost({
      router,
      nonce: styleNonce(),
      slots,
      lifecyclesOf: (name) => loader.lifecyclesOf(name),
      isFetching: () => Object.values(store.getState().api.queries).some((query) => query?.status === 'pending'),
      hasWaited: (name, start, ms) => loader.hasWaited(name, start, ms),
      onAlive: (name) => loader.noteAlive(name),
      onFirstPaint,
      onMount,
      onError,
      onHiddenError: (name, error) => loader.noteCrashOffScreen(name, error),
    });
    host.current = current;
    return () => current.dispose();
  }, [router, loader, store, slots, onFirstPaint, onMount, onError]);
  // Runs after every render, so that hidden sections whose version was replaced are unmounted too.
  useLayoutEffect(() => {
    if (place.current) host.current?.show({ place: place.current, section, lifecycles: failure ? undefined : lifecycles });
  });

  return (
    <>
      {failure && <SectionError key={failure.at.getTime()} failure={failure} onRetry={retry} />}
      {!failure && !(lifecycles && isPainted) && <SectionSkeleton section={section} />}
      <div ref={place} />
      <SlotFillings board={slots} loader={loader} router={router} />
    </>
  );
}

/** Remembers which sections have painted once, because such a section needs no skeleton when it returns or changes version. */
function usePaintedSections(section: string) {
  const [painted, setPainted] = useState<ReadonlySet<string>>(() => new Set());
  const onFirstPaint = useCallback(
    // The update is synchronous, so that the section replaces the skeleton within one frame.
    (name: string) => flushSync(() => setPainted((previous) => new Set(previous).add(name))),
    [],
  );
  return { isPainted: painted.has(section), onFirstPaint };
}
