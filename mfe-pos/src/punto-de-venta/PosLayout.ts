import { styled } from '@mui/material/styles';

/** Widths of the nota beside the servicios, for `SidePanelSpace`; on phones the nota isn't beside them. */
export const NOTE_WIDTHS = {
  '': '480px',
  '@media (max-width: 1199.95px)': '436px',
  '@media (max-width: 899.95px)': '50vw',
  '@media (max-width: 719.95px)': '360px',
  '@media (max-width: 599.95px)': '0px',
} as const;

/**
 * Media query for a window as narrow as a phone and very low, as at 400 % zoom, where bars fixed to the window's edges would
 * leave no room for the content.
 */
export const LOW = '@media (max-width: 599.95px) and (max-height: 420px)';

/** Servicios and nota side by side, filling the window's height; on phones only the servicios. */
export const PosLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 480px',
  height: 'calc(100dvh - var(--lavanda-tirilla, 0px) - 60px)',
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 436px',
    // The shell sets `--lavanda-pestanas` to the height of its tabs at the bottom.
    height: 'calc(100dvh - var(--lavanda-tirilla, 0px) - 56px - var(--lavanda-pestanas, 0px))',
  },
  [theme.breakpoints.down(900)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.down(720)]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  [theme.breakpoints.down('sm')]: { display: 'block', height: 'auto', paddingBottom: 144 },
  // In a window as low as `LOW`, the bar with the total stands above the servicios; a fixed bar would cover them.
  [LOW]: { display: 'flex', flexDirection: 'column', paddingBottom: 72 },
}));
