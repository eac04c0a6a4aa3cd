import { styled } from '@mui/material/styles';

/** The page Activos. With the board, except on phones, it is as tall as the window below the bar, so that only columns scroll. */
export const ActivosLayout = styled('div')(({ theme }) => ({
  minHeight: '100%',
  '&[data-board="true"]': {
    display: 'flex',
    flexDirection: 'column',
    // Subtracts the notices under the bar (`--lavanda-tirilla`), the bar, the padding at the top, a bottom margin smaller than on
    // other pages and, on narrower screens, the tab bar (`--lavanda-pestanas`).
    height: 'calc(100dvh - var(--lavanda-tirilla, 0px) - 60px - 20px - 16px)',
    marginBottom: -80,
    [theme.breakpoints.down('lg')]: {
      height: 'calc(100dvh - var(--lavanda-tirilla, 0px) - 56px - 16px - 12px - var(--lavanda-pestanas, 0px))',
      marginBottom: -84,
    },
    [theme.breakpoints.down('sm')]: { height: 'auto', marginBottom: 0 },
  },
}));

/** The columns side by side; on a phone, the tabs and the open column. */
export const Columns = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minHeight: 360,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.down('lg')]: { gap: 8 },
  // Below 900 px a column would be too narrow for a card, so the board scrolls sideways.
  [theme.breakpoints.between('sm', 900)]: { gridTemplateColumns: 'repeat(4, 232px)', overflowX: 'auto' },
  '&[data-phone="true"]': { display: 'block', minHeight: 0 },
}));

export const ColumnPaper = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.sunken,
  '& h2': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    margin: 0,
    padding: '0 14px',
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 700,
    [theme.breakpoints.down('lg')]: { padding: '0 12px' },
  },
  '& h2 svg': { fontSize: 20, color: theme.vars.palette.text.secondary },
  '&[data-over="true"]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}` },
  '&[data-column="recolectar"] h2 svg': { color: theme.vars.palette.primary.text },
  '& h2 span': {
    marginLeft: 'auto',
    minWidth: 28,
    padding: '0 8px',
    borderRadius: 12,
    textAlign: 'center',
    fontSize: 14,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& ul': {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    alignContent: 'start',
    minHeight: 0,
    margin: 0,
    padding: '2px 8px 12px',
    listStyle: 'none',
    overflowY: 'auto',
    // The padding keeps a card's focus ring in view when the keyboard scrolls to that card.
    scrollPadding: 8,
    [theme.breakpoints.down('lg')]: { gap: 6, padding: '2px 6px 10px' },
  },
  // `content-visibility` skips the layout of off-screen cards but also clips each card, so the padding makes room for the
  // focus ring.
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 122px', padding: 6, margin: -6 },
  '& .nothing': { margin: 0, padding: '12px 8px', textAlign: 'center', fontSize: 14, color: theme.vars.palette.text.secondary },
  '[data-phone="true"] > &': {
    overflow: 'visible',
    borderRadius: 0,
    backgroundColor: 'transparent',
    '& ul': { padding: 0, gap: 8, overflow: 'visible' },
  },
}));
