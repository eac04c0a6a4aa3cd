import { type AppDispatch, errorMessage, useCurrentUser } from '@lavanda/shared';
import { addressOf } from '@lavanda/shared/contract/calls/call';
import { readPhotoCall } from '@lavanda/shared/contract/calls/photos';
import { newId } from '@lavanda/shared/domain/newId';
import { MAX_PHOTOS, NO_OBSERVATIONS, type Observations, tidyObservations } from '@lavanda/shared/domain/observations';
import { PhotoError, shrinkPhoto } from '@lavanda/shared/ui/photo/shrinkPhoto';
import { TEXTS as PHOTOS } from '@lavanda/shared/ui/photo/texts';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { usePosRemovePhotoMutation } from '../../photos/endpoints';
import { dropPhotos, keepPhotos, ownerOf, type PendingPhoto } from '../../photos/pendingPhotos';
import { sendPhotos } from '../../photos/sendPhotos';
import type { Draft } from '../draft/draft';
import { draftActions } from '../draft/slice';
import { useNotaPhotos } from './useNotaPhotos';

/** A photo in the dialog. `address` is the URL of its picture, on the server or in this page's memory. */
export interface ShownPhoto {
  id: string;
  address: string;
}

/** Object URLs of photos in memory, created once for each photo and revoked when the dialog closes. */
function useBlobAddresses(): (photo: PendingPhoto) => string {
  const addresses = useRef(new Map<string, string>());
  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
      made.clear();
    };
  }, []);
  return ({ id, jpeg }) => {
    const address = addresses.current.get(id) ?? URL.createObjectURL(jpeg);
    addresses.current.set(id, address);
    return address;
  };
}

/** Photos in the dialog. Photos are really added and removed only when the dialog's button 'Guardar' is pressed. */
function usePhotoEdits(draft: Draft) {
  const dispatch = useDispatch<AppDispatch>();
  const owner = ownerOf(useCurrentUser());
  const { stored, pending } = useNotaPhotos(draft);
  const [removeStored] = usePosRemovePhotoMutation();
  const [taken, setTaken] = useState<readonly PendingPhoto[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const blobAddress = useBlobAddresses();

  const ofServer = stored.map(({ id }) => ({ id, address: addressOf(readPhotoCall, { params: { nota: draft.id, foto: id } }) }));
  // While the dialog saves, a new photo may be in `taken` and also among the stored ones, and must not be shown twice.
  const unkept = taken.filter(({ id }) => ![...stored, ...pending].some((photo) => photo.id === id));
  const ofDevice = [...pending, ...unkept].map((photo) => ({ id: photo.id, address: blobAddress(photo) }));
  const shown: ShownPhoto[] = [...ofServer, ...ofDevice].filter(({ id }) => !removed.includes(id));

  return {
    shown,
    preparing,
    error,
    async take(files: readonly File[]) {
      setError(null);
      setPreparing(true);
      try {
        for (const file of files.slice(0, MAX_PHOTOS - shown.length)) {
          const small = await shrinkPhoto(file);
          const photo = { ...small, id: newId(), owner, nota: draft.id, taken: Date.now(), ready: draft.base !== null };
          setTaken((before) => [...before, photo]);
        }
      } catch (failure) {
        setError(failure instanceof PhotoError ? failure.message : PHOTOS.unreadable);
      } finally {
        setPreparing(false);
      }
    },
    remove: (id: string) => setRemoved((before) => [...before, id]),
    /** @returns false when a photo couldn't be removed from the server; the dialog then shows the reason */
    async save(): Promise<boolean> {
      setError(null);
      for (const { id } of stored.filter((photo) => removed.includes(photo.id))) {
        const { error: failure } = await removeStored({ nota: draft.id, foto: id });
        if (failure) {
          setError(errorMessage(failure));
          return false;
        }
      }
      await dropPhotos(pending.filter(({ id }) => removed.includes(id)).map(({ id }) => id));
      await keepPhotos(taken.filter(({ id }) => !removed.includes(id)));
      if (draft.base !== null) void sendPhotos(dispatch, owner);
      return true;
    },
  };
}

/** State of the observations dialog. The draft changes only on `save`. */
export function useObservationsForm(draftKey: string, draft: Draft, initial: string | null) {
  const dispatch = useDispatch<AppDispatch>();
  const [target, setTarget] = useState(initial);
  const [ofNota, setOfNota] = useState(draft.observaciones);
  const [ofLines, setOfLines] = useState<Readonly<Record<string, Observations>>>({});
  const [saving, setSaving] = useState(false);
  const photos = usePhotoEdits(draft);

  function of(id: string | null): Observations {
    if (id === null) return ofNota;
    return ofLines[id] ?? draft.lineas.find((line) => line.id === id)?.observaciones ?? NO_OBSERVATIONS;
  }

  function write(observations: Observations) {
    if (target === null) setOfNota(observations);
    else setOfLines((before) => ({ ...before, [target]: observations }));
  }

  return {
    target,
    setTarget,
    of,
    write,
    photos,
    saving,
    async save(): Promise<boolean> {
      setSaving(true);
      try {
        if (!(await photos.save())) return false;
        const tidy = Object.fromEntries(Object.entries(ofLines).map(([id, one]) => [id, tidyObservations(one)]));
        dispatch(draftActions.observed({ draftKey, ofNota: tidyObservations(ofNota), ofLines: tidy }));
        return true;
      } finally {
        setSaving(false);
      }
    },
  };
}
