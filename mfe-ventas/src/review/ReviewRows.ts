import { styled } from '@mui/material/styles';

const COLUMNS = '76px minmax(0, 1fr) 146px minmax(0, 1.4fr) 96px 388px';
const NARROW = '60px minmax(0, 1fr) 98px minmax(0, 1.3fr) 84px 228px';

/** Rows of 'Por revisar': a table on wide screens, cards below 900 px. */
export const ReviewRows = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& .head, & li': {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      columnGap: 16,
      alignItems: 'center',
      padding: '0 12px 0 20px',
    },
    '& .head': { minHeight: 44, fontSize: 13.5, fontWeight: 600, color: palette.text.secondary },
    '& li': { minHeight: 72, paddingBlock: 8, borderTop: `1px solid ${palette.divider}` },
    '& b': { fontWeight: 600, fontSize: 16, lineHeight: '20px' },
    '& small': { fontSize: 14, lineHeight: '18px', color: palette.text.secondary },
    '& .captured > *': { fontSize: 'inherit', whiteSpace: 'nowrap' },
    '& .cliente, & .what': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
    '& .what': { gap: 6 },
    '& .what > span': { display: 'grid' },
    '& .total': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4 },
    '& .actions .MuiButton-root': { minHeight: 44, padding: '0 12px' },
    [theme.breakpoints.down('lg')]: { '& .head, & li': { gridTemplateColumns: NARROW, columnGap: 10, paddingLeft: 14 } },
    '@media (max-width: 899.95px)': {
      '& .head': { display: 'none' },
      '& li': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"cliente total" "clave captured" "what what" "actions actions"',
        rowGap: 6,
        padding: '12px 8px 8px 14px',
      },
      '& .cliente': { gridArea: 'cliente' },
      '& .total': { gridArea: 'total' },
      '& .clave': { gridArea: 'clave', fontSize: 14 },
      '& .captured': { gridArea: 'captured', fontSize: 14, color: palette.text.secondary },
      '& .what': { gridArea: 'what' },
      '& .actions': { gridArea: 'actions' },
    },
  };
});
