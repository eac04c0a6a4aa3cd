import { styled } from '@mui/material/styles';

/** Heading of a group of cards, with a line to the right edge. */
export const GroupTitle = styled('h2')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '18px 0 10px',
  fontSize: 15,
  lineHeight: '24px',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 700, color: theme.vars.palette.text.primary },
  '& svg': { fontSize: 22 },
  '&[data-overdue="true"] :is(b, svg)': { color: theme.vars.palette.error.main },
  '&::after': { content: '""', flex: 1, height: 1, backgroundColor: theme.vars.palette.divider },
  'section:first-of-type > &': { marginTop: 4 },
  [theme.breakpoints.down('sm')]: { margin: '12px 0 8px' },
}));
