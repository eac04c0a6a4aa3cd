import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  icon: ReactNode;
  title: string;
  note?: ReactNode;
  /** True in view mode, where the cells are `dt`/`dd` pairs instead of fields. */
  reading: boolean;
  /** True makes the first column wider on a phone, to fit an RFC. */
  firstWide?: boolean;
  children: ReactNode;
}

/** Section of a cliente's page: a title and a two-column grid, the same in the view and edit modes. */
export default function Section({ icon, title, note, reading, firstWide = false, children }: SectionProps) {
  return (
    <Box>
      <Typography variant="h3" component="h2" sx={TITLE}>
        {icon}
        {title}
        {note && <Box sx={{ ml: 'auto' }}>{note}</Box>}
      </Typography>
      <Box
        component={reading ? 'dl' : 'div'}
        sx={firstWide ? { ...GRID, gridTemplateColumns: { xs: '1.4fr 1fr', sm: '1fr 1fr' } } : GRID}
      >
        {children}
      </Box>
    </Box>
  );
}

const TITLE = { display: 'flex', alignItems: 'center', gap: 2, mb: 2.5, '& > svg': { fontSize: 18 } } as const;

const GRID = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '14px 16px',
  alignItems: 'start',
  m: 0,
  '& > [data-span="2"]': { gridColumn: '1 / -1' },
} as const;
