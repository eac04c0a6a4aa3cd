import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

const LICENSE = 'https://www.openstreetmap.org/copyright';

/** The attribution that the tiles' licence requires. A text that names OpenStreetMap is a link to OpenStreetMap's licence. */
export default function Attribution({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <Box sx={CORNER}>
      {/openstreetmap/i.test(text) ? (
        <Link href={LICENSE} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', minHeight: 24, color: 'inherit' }}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Box>
  );
}

const CORNER = {
  position: 'absolute',
  left: 0,
  bottom: 0,
  zIndex: 1,
  maxWidth: 'calc(100% - 72px)',
  px: 1.5,
  bgcolor: 'rgba(255, 255, 255, 0.85)',
  color: '#4a5663',
  borderTopRightRadius: 8,
  fontSize: 11,
  lineHeight: '24px',
} as const;
