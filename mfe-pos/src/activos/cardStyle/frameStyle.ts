import type { Theme } from '@mui/material/styles';

/** Styles of a card's paper and edge, which is red for an overdue nota. */
export function frameStyle(theme: Theme) {
  const { palette, shadows } = theme.vars;
  return {
    position: 'relative',
    // Each card fills the height of its row, so that the amounts of all its cards are aligned even if one card has an extra
    // line of text.
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    borderRadius: theme.radii.l,
    boxShadow: `0 0 0 1px ${palette.divider}, ${shadows[1]}`,
    backgroundColor: palette.background.paper,
    '&[data-overdue="true"]': { boxShadow: `0 0 0 1.5px ${palette.error.main}, ${shadows[1]}` },
    '&:hover': { boxShadow: `0 0 0 2px ${palette.primary.graphic}` },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    // On a phone the floating button that schedules recolecciones rises above the space that pages leave for the tab bar. The
    // scroll margin keeps focused elements above that button.
    '& :is(a, button)': { [theme.breakpoints.down('sm')]: { scrollMarginBottom: 48 } },
  } as const;
}
