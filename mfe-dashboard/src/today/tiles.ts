import { styled } from '@mui/material/styles';

/** Frame of the row 'Hoy': its title, and five tiles in a row (three on tablets, two on phones). */
export const TodayFrame = styled('div')(({ theme }) => ({
  padding: '10px 16px 12px',
  borderRadius: theme.radii.l,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}, ${theme.vars.shadows[1]}`,
  '& h2': { margin: '0 0 6px', fontSize: 16, lineHeight: '22px', fontWeight: 700, letterSpacing: '-0.01em' },
  '& .tiles': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '12px 20px' },
  [theme.breakpoints.down('lg')]: { '& .tiles': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  [theme.breakpoints.down('sm')]: {
    padding: '10px 12px 12px',
    '& .tiles': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 12 },
    '& .tiles > :last-child': { gridColumn: '1 / -1' },
  },
}));

export const Tile = styled('div')(({ theme }) => ({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '& h3, & p': { margin: 0 },
  '& h3': { fontSize: 14, lineHeight: '20px', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& .value': { fontSize: 20, lineHeight: '28px', fontWeight: 700, letterSpacing: '-.01em' },
  '& .detail': { fontSize: 13, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));
