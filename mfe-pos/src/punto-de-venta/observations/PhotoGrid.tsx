import { MAX_PHOTOS } from '@lavanda/shared/domain/observations';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import FieldErrorText from '@lavanda/shared/ui/fields/FieldError';
import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { TEXTS } from './texts';
import type { ShownPhoto } from './useObservationsForm';

interface PhotoGridProps {
  photos: readonly ShownPhoto[];
  preparing: boolean;
  error: string | null;
  onTake(files: readonly File[]): void;
  onRemove(id: string): void;
}

const Grid = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: 8,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& > *': { aspectRatio: '1', minHeight: 44, borderRadius: 10, overflow: 'hidden' },
    // ButtonBase has square corners of its own.
    '& > button': { borderRadius: 10 },
    '& > span': { border: `1px solid ${palette.divider}`, backgroundColor: palette.background.sunken },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& > button:not(:has(img))': { backgroundColor: palette.primary.tint50, color: palette.primary.text },
  };
});

/** The photos of the nota, the button that takes one, and the places that are left. */
export default function PhotoGrid({ photos, preparing, error, onTake, onRemove }: PhotoGridProps) {
  const input = useRef<HTMLInputElement>(null);
  const fault = useId();
  const [viewed, setViewed] = useState<string | null>(null);
  const index = photos.findIndex(({ id }) => id === viewed);
  const photo = photos[index];
  const hasRoom = photos.length < MAX_PHOTOS;
  const empty = Math.max(0, MAX_PHOTOS - photos.length - (hasRoom ? 1 : 0));

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Emptied, so that the same file can be chosen again.
    target.value = '';
    if (files.length > 0) onTake(files);
  }

  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1.5, color: 'text.secondary' }}>
        <Typography component="span" variant="label">
          {TEXTS.photos}
        </Typography>
        <Typography component="span" sx={{ fontSize: 14 }}>
          {TEXTS.photoCount(photos.length, MAX_PHOTOS)}
        </Typography>
      </Box>
      <Grid>
        {photos.map(({ id, address }, place) => (
          <ButtonBase key={id} aria-label={TEXTS.viewPhoto(place + 1, photos.length)} onClick={() => setViewed(id)}>
            <img src={address} alt="" />
          </ButtonBase>
        ))}
        {hasRoom && (
          <ButtonBase
            aria-label={preparing ? TEXTS.preparing : TEXTS.takePhoto}
            aria-describedby={error === null ? undefined : fault}
            disabled={preparing}
            onClick={() => input.current?.click()}
          >
            {preparing ? <CircularProgress size={24} aria-hidden /> : <AddAPhotoOutlined aria-hidden />}
          </ButtonBase>
        )}
        {Array.from({ length: empty }, (_, place) => place).map((place) => (
          <span key={place} />
        ))}
      </Grid>
      <input ref={input} type="file" accept="image/*" capture="environment" hidden onChange={take} aria-label={TEXTS.takePhoto} />
      <FieldErrorText id={fault} mensaje={error} />
      {photo && (
        <AppDialog
          opened
          title={TEXTS.photo(index + 1, photos.length)}
          width={640}
          onClose={() => setViewed(null)}
          actions={
            <>
              <Button
                color="error"
                onClick={() => {
                  onRemove(photo.id);
                  setViewed(null);
                }}
              >
                {TEXTS.removePhoto}
              </Button>
              <Button variant="contained" onClick={() => setViewed(null)}>
                {TEXTS.close}
              </Button>
            </>
          }
        >
          <Box
            component="img"
            src={photo.address}
            alt={TEXTS.photo(index + 1, photos.length)}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: '60vh', mx: 'auto', borderRadius: '10px' }}
          />
        </AppDialog>
      )}
    </Box>
  );
}
