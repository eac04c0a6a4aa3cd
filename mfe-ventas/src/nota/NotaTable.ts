import { styled } from '@mui/material/styles';

export const NotaTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  lineHeight: '20px',
  '& th, & td': { padding: '10px 0', textAlign: 'left', verticalAlign: 'top' },
  '& :is(th, td) + :is(th, td)': { paddingLeft: 12 },
  '& th': {
    fontSize: 13,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    paddingTop: 0,
    whiteSpace: 'nowrap',
  },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .numero': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .servicio': { fontWeight: 600, overflowWrap: 'anywhere' },
}));
