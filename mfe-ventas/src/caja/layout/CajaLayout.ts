import { styled } from '@mui/material/styles';

/** Media query for a narrow and low window, as at 400 % zoom, where bars fixed to its edges would leave the content no room. */
export const LOW = '@media (max-width: 599.95px) and (max-height: 420px)';

/** The page is as tall as the window below the bar, so that only its parts scroll; on a phone or in a low window it scrolls. */
export const CajaLayout = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  // Subtracts the lines of text that may stand under the bar, then the bar, the page's padding at the top, and a bottom margin
  // smaller than on other pages.
  height: 'calc(100dvh - var(--lavanda-tirilla, 0px) - 60px - 20px - 16px)',
  minHeight: 560,
  marginBottom: -80,
  [theme.breakpoints.down('lg')]: {
    height: 'calc(100dvh - var(--lavanda-tirilla, 0px) - 56px - 16px - 12px - var(--lavanda-pestanas, 0px))',
    marginBottom: -84,
  },
  [theme.breakpoints.down('sm')]: { height: 'auto', minHeight: 0, marginBottom: 0 },
}));

/** Grid of the page's content and, beside it, the `Stub`; a single column on a phone. */
export const Columns = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.down(1360)]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: 12 },
  [theme.breakpoints.down(900)]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [theme.breakpoints.down('sm')]: { display: 'flex', flexDirection: 'column', flex: 'none' },
}));

export const Card = styled('section')(({ theme }) => ({
  minWidth: 0,
  minHeight: 0,
  borderRadius: theme.radii.l,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
}));

/** Card that looks like a strip of paper, for the data of a turno or corte; dashed tear lines cross it from edge to edge. */
export const Stub = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 20px 20px',
  overflow: 'hidden auto',
  '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 700 },
  '& p': { margin: 0 },
  [theme.breakpoints.down('lg')]: { padding: '12px 16px 16px' },
  [theme.breakpoints.down('sm')]: { overflow: 'hidden' },
}));

/** Margins of a tear line: negative at the sides, so that the line reaches the edges of the `Stub`. */
export const TEAR = { mx: { xs: '-16px', lg: '-20px' }, my: { xs: '12px', lg: '14px' }, flex: 'none' } as const;

/** Column with the stub and its buttons; on a phone the stub comes before the page's content. */
export const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minHeight: 0,
  '& > section': { flex: '1 1 auto' },
  [theme.breakpoints.down('sm')]: { display: 'contents', '& > section': { flex: 'none', order: -1 } },
}));

/** Description list: each row has a name on the left and its value, such as an amount, on the right. */
export const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  margin: 0,
  fontSize: 15,
  lineHeight: '24px',
  '& > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right' },
}));
