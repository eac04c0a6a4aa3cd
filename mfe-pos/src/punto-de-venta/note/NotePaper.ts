import { styled } from '@mui/material/styles';

/** The nota's paper. `--margen` is its side margin, for children that subtract it to be as wide as the paper. */
export const NotePaper = styled('section')(({ theme }) => ({
  '--margen': '20px',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  // The paper scrolls when notices and a pago leave too little room, so that the save button can be reached.
  overflow: 'hidden auto',
  padding: '12px 20px 14px',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `-1px 0 0 ${theme.vars.palette.divider}`,
  // The page's grid gives the paper the window's height, so the content must not affect the paper's size.
  [theme.breakpoints.up('sm')]: { contain: 'strict' },
  // The outline marks a nota that was just opened by a scan.
  '&[data-lit="true"]': { outline: `4px solid ${theme.vars.palette.primary.graphic}`, outlineOffset: -4 },
  '@media (forced-colors: active)': { borderLeft: '1px solid CanvasText' },
  [theme.breakpoints.down('lg')]: { '--margen': '16px', padding: '12px 16px' },
  // On a landscape phone or at 200 % zoom the window is too low for the paper, which then scrolls.
  '@media (min-width: 600px) and (max-height: 559px)': { overflowY: 'auto', '& > *': { flex: 'none' } },
  [theme.breakpoints.down('sm')]: { '--margen': '12px', flex: 1, padding: '0 12px 12px', boxShadow: 'none' },
}));
