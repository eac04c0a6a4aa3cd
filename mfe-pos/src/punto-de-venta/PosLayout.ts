import { styled } from '@mui/material/styles';

/** Widths of the nota beside the services, for `SidePanelSpace`; on phones there is none. */
export const NOTE_WIDTHS = {
  '': '480px',
  '@media (max-width: 1199.95px)': '436px',
  '@media (max-width: 899.95px)': '50vw',
  '@media (max-width: 719.95px)': '360px',
  '@media (max-width: 599.95px)': '0px',
} as const;

/** A phone's window at 400 % zoom: what sticks to its edges would leave no room for the rest. */
export const LOW = '@media (max-width: 599.95px) and (max-height: 420px)';

/** Services and nota side by side, filling the window's height; on phones only the services. */
export const PosLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 480px',
  height: 'calc(100dvh - 60px)',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 436px', height: 'calc(100dvh - 56px)' },
  [theme.breakpoints.down(900)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.down(720)]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  [theme.breakpoints.down('sm')]: { display: 'block', height: 'auto', paddingBottom: 144 },
  // The bar with the total comes first instead of covering the services.
  [LOW]: { display: 'flex', flexDirection: 'column', paddingBottom: 72 },
}));
