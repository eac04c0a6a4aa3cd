import FieldError from '@lavanda/shared/ui/fields/FieldError';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { type ChangeEvent, type Ref, useRef } from 'react';
import type { ImageKind } from '../endpoints';
import { NAME_TEXTS } from '../texts';
import type { useImage } from './useImage';

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';

interface ImageControlsProps {
  /** Prefix of two DOM ids: that of the note about the accepted formats, and that of the error. */
  id: string;
  type: ImageKind;
  url: string;
  image: ReturnType<typeof useImage>;
  /** Ref of the button that uploads. */
  ref: Ref<HTMLButtonElement>;
  onRemove(): void;
}

/** Buttons that upload or remove an image, with the error of the last attempt. */
export default function ImageControls({ id, type, url, image, ref, onRemove }: ImageControlsProps) {
  const T = NAME_TEXTS[type];
  const { error, uploading, removing, upload } = image;
  const busy = uploading || removing;
  const file = useRef<HTMLInputElement>(null);

  function onSelect({ target }: ChangeEvent<HTMLInputElement>) {
    const [selected] = target.files ?? [];
    // Clears the input, so that choosing the same file again after a failure fires a change event.
    target.value = '';
    if (selected) void upload(selected);
  }

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          ml: -2,
          '& [aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
        }}
      >
        <Button
          ref={ref}
          aria-describedby={error ? `${id}-nota ${id}-error` : `${id}-nota`}
          // Not `disabled`, because the focused button would lose the focus.
          aria-disabled={busy}
          startIcon={uploading ? <CircularProgress size={18} color="inherit" aria-hidden /> : <FileUploadOutlined />}
          onClick={() => !busy && file.current?.click()}
          sx={{ px: 2, fontSize: 14 }}
        >
          {uploading ? NAME_TEXTS.uploading : url === '' ? T.upload : T.change}
        </Button>
        {url !== '' && (
          <IconButton aria-label={T.remove} aria-disabled={busy} onClick={() => !busy && onRemove()}>
            <DeleteOutlineRounded />
          </IconButton>
        )}
      </Box>
      <FieldError id={`${id}-error`} mensaje={error} />
      <input ref={file} type="file" accept={TYPES} aria-label={T.file} hidden onChange={onSelect} />
    </>
  );
}
