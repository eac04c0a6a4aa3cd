import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

const LICENCIA = 'https://www.openstreetmap.org/copyright';

/** Who drew the map, as the tiles' licence asks; OpenStreetMap's leads to the licence. */
export default function Atribucion({ texto }: { texto: string }) {
  if (texto === '') return null;
  return (
    <Box sx={CAJA}>
      {/openstreetmap/i.test(texto) ? (
        <Link href={LICENCIA} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', minHeight: 24, color: 'inherit' }}>
          {texto}
        </Link>
      ) : (
        texto
      )}
    </Box>
  );
}

const CAJA = {
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
