import { errorMessage, useToast } from '@lavanda/shared';
import { useState } from 'react';
import { type ImageKind, useConfigImageMutation, useConfigSaveIdentityMutation } from '../endpoints';
import { NAME_TEXTS } from '../texts';

/** Largest image the server accepts, bytes (contract). */
const MAX_BYTES = 2 * 1024 * 1024;

/** Uploads or removes one of the laundry's images. Each change is saved at once, not with the page's form. */
export function useImage(type: ImageKind) {
  const T = NAME_TEXTS[type];
  const [error, setError] = useState<string | null>(null);
  const [upload, { isLoading: uploading }] = useConfigImageMutation();
  const [save, { isLoading: removing }] = useConfigSaveIdentityMutation();
  const notify = useToast();

  return {
    error,
    uploading,
    removing,
    async upload(file: File) {
      setError(null);
      if (file.size > MAX_BYTES) return setError(NAME_TEXTS.imageTooLarge);
      if (file.size === 0) return setError(NAME_TEXTS.emptyImage);
      const { error } = await upload({ tipo: type, file });
      if (error) setError(errorMessage(error));
      else notify(T.changed);
    },
    /**
     * Removes the image.
     * @returns false when the server refused or didn't answer
     */
    async remove(): Promise<boolean> {
      setError(null);
      const { error } = await save(type === 'logo' ? { logo: '' } : { logo_ico: '' });
      if (error) setError(errorMessage(error));
      else notify(T.dropped);
      return !error;
    },
  };
}
