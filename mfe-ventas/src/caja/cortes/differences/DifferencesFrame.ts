import { styled } from '@mui/material/styles';

/** The card 'Diferencias por cajero', with the styles of its heading, the days below the charts, and the total. */
export const Frame = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    minWidth: 0,
    padding: '14px 18px',
    borderRadius: theme.radii.l,
    backgroundColor: palette.background.paper,
    boxShadow: `0 0 0 1px ${palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
    '& header': { display: 'flex', justifyContent: 'space-between', gap: 8, marginBottom: 8 },
    '& header > button': { margin: '-6px -10px 0 0' },
    '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 700 },
    '& p': { margin: 0 },
    '& b[data-sign="missing"]': { color: palette.error.main },
    '& b[data-sign="left"]': { color: palette.warning.main },
    '& .days': {
      display: 'flex',
      justifyContent: 'space-between',
      padding: '0 0 0 46px',
      fontSize: 12,
      lineHeight: '16px',
      color: palette.text.secondary,
      '@media (max-width: 1359.95px)': { display: 'none' },
    },
    '& .total': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 12,
      margin: '12px -18px 0',
      padding: '12px 18px 0',
      borderTop: `2px dashed ${palette.divider}`,
      fontWeight: 600,
      '& b': { fontSize: 20, lineHeight: '26px', fontWeight: 700 },
    },
    [theme.breakpoints.down('sm')]: { padding: '12px 16px', '& .total': { margin: '8px -16px 0', padding: '8px 16px 0' } },
  };
});

/** The list of cashiers: one below the other, or side by side on a tablet. */
export const Cashiers = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', padding: '8px 0 2px', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .name': { display: 'flex', alignItems: 'baseline', gap: 12, fontSize: 15, lineHeight: '24px' },
  '& .name span': { flex: 1, minWidth: 0, fontWeight: 600 },
  '& .name small': { fontSize: 15, color: theme.vars.palette.text.secondary },
  '@media (min-width: 600px) and (max-width: 1359.95px)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: '4px 20px',
    '& > li': { borderTop: 0, padding: 0 },
    '& .name small': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: { '& > li': { borderTop: 0, padding: '5px 0' } },
}));
