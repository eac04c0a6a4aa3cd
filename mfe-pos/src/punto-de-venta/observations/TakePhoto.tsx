import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { type ChangeEvent, useRef } from 'react';
import { TEXTS } from './texts';

interface TakePhotoProps {
  /** True while the photos just taken are being reduced in size. */
  preparing: boolean;
  /** Id of the text that says why a photo couldn't be added or removed; undefined without such a text. */
  fault: string | undefined;
  onTake(files: readonly File[]): void;
}

/** Button that takes a photo with the device's camera, or chooses a file on a device without one. */
export default function TakePhoto({ preparing, fault, onTake }: TakePhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The input is cleared, because choosing the same file again would otherwise cause no event.
    target.value = '';
    if (files.length > 0) onTake(files);
  }
  return (
    <>
      <ButtonBase
        aria-label={preparing ? TEXTS.preparing : TEXTS.takePhoto}
        aria-describedby={fault}
        disabled={preparing}
        onClick={() => input.current?.click()}
      >
        {preparing ? <CircularProgress size={24} aria-hidden /> : <AddAPhotoOutlined aria-hidden />}
      </ButtonBase>
      <input ref={input} type="file" accept="image/*" capture="environment" hidden onChange={take} aria-label={TEXTS.takePhoto} />
    </>
  );
}
