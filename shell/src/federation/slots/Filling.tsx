import type { DescribedExtension } from '@lavanda/shared/contract/schemas/releases';
import type { DataRouter } from '@lavanda/shared/federation/remote';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import { useEffect, useRef, useState } from 'react';
import { styleNonce } from '../../nonce';
import type { RemoteLoader } from '../loader/RemoteLoader';
import { StageError } from '../stages';
import { timeout } from '../timeouts';
import { ExtensionParcel } from './ExtensionParcel';
import { useExtension } from './useExtension';

interface FillingProps {
  extension: DescribedExtension;
  /** Name of a section of the remote whose extension fills the slot. */
  section: string;
  /** Props that the slot gives to the extension. */
  slot: object;
  loader: RemoteLoader;
  router: DataRouter;
}

const NOT_DRAWN = 'Su extensión espera algo que no llega (Suspense)';

/** One extension (another section's content) in a slot: a skeleton while it loads, the content, or nothing after a failure. */
export function Filling({ extension, section, slot, loader, router }: FillingProps) {
  const { lifecycles, isLoading, onFailure } = useExtension(section, extension.nombre, loader);
  const [drawn, setDrawn] = useState<unknown>();
  const place = useRef<HTMLDivElement>(null);
  const parcel = useRef<ExtensionParcel>(null);
  const given = useRef(slot);

  useEffect(() => {
    given.current = slot;
    parcel.current?.update(slot);
  }, [slot]);

  useEffect(() => {
    if (!lifecycles || !place.current) return;
    const late = setTimeout(() => onFailure(new StageError('pantalla', new Error(NOT_DRAWN), 'timeout')), timeout('pantalla'));
    const onDrawn = () => {
      clearTimeout(late);
      setDrawn(lifecycles);
      loader.noteExtension(section);
    };
    const onError = (error: Error) => {
      clearTimeout(late);
      onFailure(error);
    };
    const endLife = loader.noteExtensionAlive(section);
    const current = new ExtensionParcel(place.current, {
      lifecycles,
      router,
      nonce: styleNonce(),
      slot: given.current,
      onDrawn,
      onError,
    });
    parcel.current = current;
    return () => {
      clearTimeout(late);
      parcel.current = null;
      current.takeDown();
      endLife();
    };
  }, [lifecycles, loader, section, router, onFailure]);

  const { esqueleto: skeleton } = extension;
  const waits = isLoading || (lifecycles !== undefined && drawn === undefined);
  return (
    <>
      {waits && skeleton && <PageSkeleton count={skeleton.cantidad} height={skeleton.alto} shape={skeleton.forma} />}
      <div ref={place} data-extension={extension.nombre} style={{ display: 'contents' }} />
    </>
  );
}
