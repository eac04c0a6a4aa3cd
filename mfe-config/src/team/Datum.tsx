import Box from '@mui/material/Box';
import { TEXTS as T } from './texts';

/** A value, or a muted 'Sin información'. */
export default function Datum({ value }: { value: string | null }) {
  return (
    value ?? (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {T.noInformation}
      </Box>
    )
  );
}
