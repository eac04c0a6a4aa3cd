import Box from '@mui/material/Box';
import { TEXTOS as T } from './textos';

/** A value, or 'Sin información' in a quieter ink. */
export default function Dato({ valor }: { valor: string | null }) {
  return (
    valor ?? (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {T.sinInformacion}
      </Box>
    )
  );
}
