import { MAX_PHOTOS } from '@lavanda/shared/domain/observations';
import FieldErrorText from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import PhotoDialog from './PhotoDialog';
import TakePhoto from './TakePhoto';
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
    // MUI's ButtonBase has square corners, so buttons need the radius once more.
    '& > button': { borderRadius: 10 },
    '& > span': { border: `1px solid ${palette.divider}`, backgroundColor: palette.background.sunken },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& > button:not(:has(img))': { backgroundColor: palette.primary.tint50, color: palette.primary.text },
  };
});

/** The photos of the nota, the button that takes a photo, and empty places for more. */
export default function PhotoGrid({ photos, preparing, error, onTake, onRemove }: PhotoGridProps) {
  const fault = useId();
  const [viewed, setViewed] = useState<string | null>(null);
  const index = photos.findIndex(({ id }) => id === viewed);
  const photo = photos[index];
  const close = () => setViewed(null);
  const hasRoom = photos.length < MAX_PHOTOS;
  const empty = Math.max(0, MAX_PHOTOS - photos.length - (hasRoom ? 1 : 0));

  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mb: 1.5, color: 'text.secondary' }}>
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
        {hasRoom && <TakePhoto preparing={preparing} fault={error === null ? undefined : fault} onTake={onTake} />}
        {Array.from({ length: empty }, (_, place) => place).map((place) => (
          <span key={place} />
        ))}
      </Grid>
      <FieldErrorText id={fault} mensaje={error} />
      {photo && (
        <PhotoDialog
          name={TEXTS.photo(index + 1, photos.length)}
          address={photo.address}
          onRemove={() => {
            onRemove(photo.id);
            close();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}
