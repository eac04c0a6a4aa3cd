import { styled } from '@mui/material/styles';
import { LOW } from '../PosLayout';

/** Frame of the counter's servicios: the search and the categories (`Head`) above the tiles (`List`). */
export const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  // From tablets up the page's grid sets the panel's height; on phones the panel grows with its servicios.
  [theme.breakpoints.up('sm')]: { contain: 'strict' },
}));

/** The search and the categories above the tiles. */
export const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 384px) minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  padding: '16px 24px 10px',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, padding: '12px 16px 6px' },
  [theme.breakpoints.down('sm')]: {
    position: 'sticky',
    top: 56,
    zIndex: 5,
    padding: '10px 12px 4px',
    backgroundColor: theme.vars.palette.background.default,
  },
  [LOW]: { position: 'static' },
}));

/** The list of tiles, which scrolls; on phones the page scrolls instead. */
export const List = styled('div')(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  padding: '0 24px 24px',
  [theme.breakpoints.down('lg')]: { padding: '0 16px 16px' },
  [theme.breakpoints.down('sm')]: { padding: '0 12px', overflow: 'visible' },
  '& section': { scrollMarginTop: 0, [theme.breakpoints.down('sm')]: { scrollMarginTop: 168 } },
  '& h2': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    // The margin leaves space for the tiles' focus rings, which the sticky heading would cover.
    margin: '5px -2px',
    padding: '7px 2px 3px',
    fontSize: 14,
    lineHeight: '20px',
    letterSpacing: 0,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
    [theme.breakpoints.down('sm')]: { position: 'static' },
  },
}));
