import { styled } from '@mui/material/styles';

/** Background of a list; its border is a shadow, so it takes no room from the rows. */
export const ListSurface = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: theme.radii.l,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  overflow: 'clip',
}));
