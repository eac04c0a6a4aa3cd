import { api } from '@lavanda/shared';
import type { DataRouter } from '@lavanda/shared/federation/remote';
import { useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router-dom';
import { styleNonce } from '../../nonce';
import { sectionOf } from '../../sections/sections';
import { remoteLoader } from '../loader/pageLoader';
import type { RemoteLoader } from '../loader/RemoteLoader';
import { ParcelHost } from './ParcelHost';
import { SectionError } from './SectionError';
import { SectionSkeleton } from './SectionSkeleton';
import { useSection } from './useSection';

/** Draws the open section: its skeleton while it loads, the section, or what failed with a way to try again. */
export function RemoteOutlet({ loader = remoteLoader }: { loader?: RemoteLoader }) {
  const section = sectionOf(useLocation().pathname);
  const router = useContext(DataRouterContext)?.router as DataRouter | undefined;
  const { userId, sessionKey } = api.endpoints.authData.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      userId: data?.usuario._id,
      // Another user, or the same one with other permissions, finds none of the sections that were kept.
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
  const { isPainted, onFirstPaint } = usePaintedSections(section);
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<ParcelHost>(null);

  useLayoutEffect(() => {
    const current = new ParcelHost({
      router,
      nonce: styleNonce(),
      lifecyclesOf: (name) => loader.lifecyclesOf(name),
      onFirstPaint,
      onMount,
      onError,
    });
    host.current = current;
    return () => current.dispose();
  }, [router, loader, onFirstPaint, onMount, onError]);
  // After every render: a hidden section whose version was replaced has to go too.
  useLayoutEffect(() => {
    if (place.current) host.current?.show({ place: place.current, section, lifecycles: failure ? undefined : lifecycles });
  });

  return (
    <>
      {failure && <SectionError key={failure.at.getTime()} failure={failure} onRetry={retry} />}
      {!failure && !(lifecycles && isPainted) && <SectionSkeleton section={section} />}
      <div ref={place} />
    </>
  );
}

/** A section that has been seen has its place already when it comes back or changes its version, and needs no skeleton. */
function usePaintedSections(section: string) {
  const [painted, setPainted] = useState<ReadonlySet<string>>(() => new Set());
  const onFirstPaint = useCallback(
    // In the same frame, so that neither nothing nor both are ever on the screen.
    (name: string) => flushSync(() => setPainted((previous) => new Set(previous).add(name))),
    [],
  );
  return { isPainted: painted.has(section), onFirstPaint };
}
