import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface SheetProps {
  data: ReactNode;
  domicilios: ReactNode;
}

/** The customer's paper beside the map, which fills the height of a desktop; one under the other below that. */
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
  // What takes the focus shows clear of the title row and, on the phone, of the footer with the actions.
  '& :is(input, button, a, [tabindex])': { scrollMargin: { xs: '8px 0 56px', sm: '64px 0 8px' } },
} as const;

const PAPER = {
  display: 'flex',
  flexDirection: 'column',
  gap: 5.5,
  p: { xs: '16px 16px 18px', sm: '18px 24px 22px' },
  borderRadius: '14px',
} as const;

/** 60 of bar, 20 of margin, 56 of title row, 24 below. */
const MAP = {
  display: 'grid',
  minHeight: { lg: 620 },
  height: { lg: 'calc(100vh - 160px)' },
  position: { lg: 'sticky' },
  top: 122,
  // The map's own layers stay below the title row.
  isolation: 'isolate',
} as const;
