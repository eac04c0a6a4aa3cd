import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface SheetProps {
  data: ReactNode;
  domicilios: ReactNode;
}

/** The cliente's data beside the map on a desktop, and above the map on smaller screens. */
export default function Sheet({ data, domicilios }: SheetProps) {
  return (
    <Box sx={COLUMNS}>
      <Paper variant="outlined" sx={PAPER}>
        {data}
      </Paper>
      <Box sx={MAP}>{domicilios}</Box>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '524px minmax(0, 1fr)' },
  gap: { xs: 4, lg: 5 },
  alignItems: 'start',
  // The scroll margin keeps a focused element clear of the sticky title row or, on a phone, of the fixed footer.
  '& :is(input, button, a, [tabindex])': { scrollMargin: { xs: '8px 0 56px', sm: '64px 0 8px' } },
} as const;

const PAPER = {
  display: 'flex',
  flexDirection: 'column',
  gap: 5.5,
  p: { xs: '16px 16px 18px', sm: '18px 24px 22px' },
  borderRadius: '14px',
} as const;

/** Box of the map. Its height on a desktop: the window less 160 px (bar 60, margin 20, title row 56, 24 below), at least 620. */
const MAP = {
  display: 'grid',
  minHeight: { lg: 620 },
  height: { lg: 'calc(100vh - 160px)' },
  position: { lg: 'sticky' },
  top: 122,
  // Contains the map's z-indexes, so that no part of it covers the sticky title row.
  isolation: 'isolate',
} as const;
