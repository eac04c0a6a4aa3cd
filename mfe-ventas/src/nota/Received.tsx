import { addressOf } from '@lavanda/shared/contract/calls/call';
import { readPhotoCall } from '@lavanda/shared/contract/calls/photos';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { NO_OBSERVATIONS, observationsText } from '@lavanda/shared/domain/observations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NOTA_TEXTS as T } from '../texts';

/** True when the nota has observations or photos to show. */
export function hasReceived(nota: Nota): boolean {
  const { observaciones = NO_OBSERVATIONS } = nota;
  return photosOf(nota).length > 0 || observationsText(observaciones) !== '';
}

/** The photos that can be shown: none for a voided nota, because the server doesn't send them. */
function photosOf({ fotos: photos = [], anulada: voided }: Nota) {
  return voided ? [] : photos;
}

/** Observations and photos of the whole nota; each photo opens at full size in another tab. */
export default function Received({ nota }: { nota: Nota }) {
  const { _id: id, observaciones = NO_OBSERVATIONS } = nota;
  const photos = photosOf(nota);
  const text = observationsText(observaciones);
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {T.observations}
      </Typography>
      {text !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>}
      {photos.length > 0 && (
        <Box sx={PHOTOS}>
          {photos.map(({ id: foto, ancho: width, alto: height }, index) => {
            const address = addressOf(readPhotoCall, { params: { nota: id, foto } });
            return (
              <a key={foto} href={address} target="_blank" rel="noreferrer">
                <img src={address} width={width} height={height} loading="lazy" alt={T.photo(index + 1, photos.length)} />
              </a>
            );
          })}
        </Box>
      )}
    </>
  );
}

const PHOTOS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 2,
  mt: 3,
  '& a': { borderRadius: '10px', overflow: 'hidden', aspectRatio: '1' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const;
