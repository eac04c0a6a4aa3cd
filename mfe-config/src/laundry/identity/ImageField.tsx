import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { ImageKind } from '../endpoints';
import { NAME_TEXTS } from '../texts';
import { useImage } from './useImage';

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';

export default function ImageField({ type, url }: { type: ImageKind; url: string }) {
  const T = NAME_TEXTS[type];
  const { error, uploading, removing, upload, remove } = useImage(type);
  const busy = uploading || removing;
  const [asking, setAsking] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function onSelect({ target }: ChangeEvent<HTMLInputElement>) {
    const [selected] = target.files ?? [];
    // Clears the input, so that choosing the same file again after a failure fires a change event.
    target.value = '';
    if (selected) void upload(selected);
  }

  async function confirm() {
    await remove();
    setAsking(false);
    button.current?.focus();
  }

  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'flex', alignItems: 'center', gap: 3.5, minWidth: 0 }}>
      <Box sx={[SQUARE, type === 'icono' && { width: 56, height: 56 }]}>
        {url === '' ? <ImageOutlined sx={{ color: 'text.disabled' }} /> : <img src={url} alt={T.nombre} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 600, fontSize: 15, lineHeight: '20px' }}>
          {T.nombre}
        </Typography>
        <Typography id={`${id}-nota`} variant="body2" sx={{ color: 'text.secondary', lineHeight: '18px', textWrap: 'balance' }}>
          {NAME_TEXTS.formats}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            ml: -2,
            '& [aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
          }}
        >
          <Button
            ref={button}
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
            <IconButton aria-label={T.remove} aria-disabled={busy} onClick={() => !busy && setAsking(true)}>
              <DeleteOutlineRounded />
            </IconButton>
          )}
        </Box>
        <FieldError id={`${id}-error`} mensaje={error} />
        <input ref={file} type="file" accept={TYPES} aria-label={T.file} hidden onChange={onSelect} />
      </Box>
      {asking && (
        <ConfirmDialog
          danger
          question={T.question}
          consequence={T.consequence}
          confirm={T.remove}
          busy={removing}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

const SQUARE = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 76,
  height: 76,
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  overflow: 'hidden',
  '& img': { display: 'block', width: '74%', height: '74%', objectFit: 'contain' },
} as const;
