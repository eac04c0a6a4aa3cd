import type { Theme } from '@mui/material/styles';

/** Style of the curve at one side of the navbar's open section, which joins it to the page like a folder's tab. */
export const tabCorner = (side: 'left' | 'right') => ({
  content: '""',
  position: 'absolute',
  bottom: 0,
  [side]: -10,
  width: 10,
  height: 10,
  background: (theme: Theme) =>
    `radial-gradient(circle at 0 0, transparent 9.5px, ${theme.vars?.palette.background.default} 10px)`,
  transform: side === 'right' ? 'scaleX(-1)' : undefined,
});
