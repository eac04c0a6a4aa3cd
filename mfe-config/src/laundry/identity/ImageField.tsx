import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { ImageKind } from '../endpoints';
import { NAME_TEXTS } from '../texts';
import ImageControls from './ImageControls';
import { useImage } from './useImage';

/** Shows one of the laundry's images, with buttons to upload another and to remove it; the removal asks first. */
export default function ImageField({ type, url }: { type: ImageKind; url: string }) {
  const T = NAME_TEXTS[type];
  const image = useImage(type);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function confirm() {
    await image.remove();
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
        <ImageControls id={id} type={type} url={url} image={image} ref={button} onRemove={() => setAsking(true)} />
      </Box>
      {asking && (
        <ConfirmDialog
          danger
          question={T.question}
          consequence={T.consequence}
          confirm={T.remove}
          busy={image.removing}
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
