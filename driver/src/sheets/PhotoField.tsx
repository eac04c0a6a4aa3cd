import { PhotoError, shrinkPhoto } from '@lavanda/shared/ui/photo/shrinkPhoto';
import { TEXTS as PHOTO_TEXTS } from '@lavanda/shared/ui/photo/texts';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../page/Icon';
import { TEXTS } from '../texts';

interface PhotoFieldProps {
  /** Called with true when the photo begins to be made smaller, and with false when that has ended. */
  onPrepare: (preparing: boolean) => void;
  /** Called with the JPEG in base64; null for a photo that can't be used. */
  onChange: (photo: string | null) => void;
}

/** A file's content in base64, without the media type. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}

/** Takes an optional photo of the door and shrinks it on the phone. A photo that can't be shrunk is left out. */
export function PhotoField({ onPrepare, onChange }: PhotoFieldProps) {
  const field = useId();
  const [jpeg, setJpeg] = useState<Blob | null>(null);
  const [failure, setFailure] = useState('');
  const take = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setFailure('');
    onPrepare(true);
    try {
      const small = await shrinkPhoto(file);
      onChange(await base64Of(small.jpeg));
      setJpeg(small.jpeg);
    } catch (error) {
      onChange(null);
      setJpeg(null);
      setFailure(error instanceof PhotoError ? error.message : PHOTO_TEXTS.unreadable);
    }
    onPrepare(false);
    // Clears the input, so that choosing the same photo again fires a change event.
    input.value = '';
  };
  return (
    <>
      <label class="photo" for={field}>
        <span>
          <b>{TEXTS.photo}</b>
          <small>{jpeg ? TEXTS.retakePhoto : TEXTS.takePhoto}</small>
        </span>
        <span class="photo__picture">{jpeg ? <Picture jpeg={jpeg} /> : <Icon name="camera" />}</span>
        <input
          id={field}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ currentTarget }) => void take(currentTarget)}
        />
      </label>
      {failure !== '' && (
        <p class="error" role="alert">
          {failure} {TEXTS.withoutPhoto}
        </p>
      )}
    </>
  );
}

function Picture({ jpeg }: { jpeg: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(jpeg);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [jpeg]);
  return <img ref={image} alt="" />;
}
