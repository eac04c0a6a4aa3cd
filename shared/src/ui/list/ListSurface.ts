import { styled } from '@mui/material/styles';

/** Background of a list. Its border is a shadow, because a shadow takes no room from the rows. */
export const ListSurface = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: theme.radii.l,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  overflow: 'clip',
}));
