import Box from '@mui/material/Box';
import { TEXTS as T } from './texts';

/** Shows a value, or 'Sin información' in grey when it is missing. */
export default function Datum({ value }: { value: string | null }) {
  return (
    value ?? (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {T.noInformation}
      </Box>
    )
  );
}
