import { styled } from '@mui/material/styles';

/** Services and nota side by side, filling the window's height; on phones only the services. */
export const PosLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 480px',
  height: 'calc(100dvh - 60px)',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 436px', height: 'calc(100dvh - 56px)' },
  [theme.breakpoints.down(900)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.down(720)]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  [theme.breakpoints.down('sm')]: { display: 'block', height: 'auto', paddingBottom: 144 },
}));
