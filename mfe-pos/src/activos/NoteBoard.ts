import { styled } from '@mui/material/styles';
import { LATER_CARD } from './laterCards';

export const NoteBoard = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(304px, 1fr))',
  // `content-visibility` skips the layout of off-screen cards but also clips each card, so the padding makes room for the
  // shadow and the focus ring.
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 122px', padding: 6, margin: -6 },
  '& > li[data-later="true"]': LATER_CARD,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 10 },
  // Three columns would truncate the cards' texts here, so there are as many columns as fit at 300 px.
  '@media (max-width: 899px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
}));
