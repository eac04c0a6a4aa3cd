import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { styled, type Theme } from '@mui/material/styles';
import { noticeStyle } from './noticeStyle';

/**
 * A card of the board and the styles of its parts. The parts are plain elements, because a board may have hundreds of cards.
 */
export const BoardPaper = styled('article')(({ theme }) => ({
  // The order matters: of two rules with the same specificity, the later one wins.
  ...paperStyle(theme),
  ...headStyle(theme),
  ...factsStyle(theme),
  ...footStyle(theme),
  ...buttonStyle(theme),
  ...noticeStyle(theme),
  ...menuStyle(theme),
}));

const tabletOf = (theme: Theme) => theme.breakpoints.between('sm', 'lg');

function paperStyle(theme: Theme) {
  const { palette, shadows } = theme.vars;
  return {
    position: 'relative',
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    boxShadow: `0 0 0 1px ${palette.divider}, ${shadows[1]}`,
    '&[data-overdue="true"]': { boxShadow: `0 0 0 1.5px ${palette.error.main}, ${shadows[1]}` },
    '&[data-moved="true"]': {
      backgroundColor: palette.primary.tint50,
      boxShadow: `0 0 0 2px ${palette.primary.graphic}`,
    },
    '&:hover': { boxShadow: `0 0 0 2px ${palette.primary.graphic}` },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    // On a phone the floating button that schedules recolecciones rises above the space that pages leave for the tab bar. The
    // scroll margin keeps focused elements above that button.
    '& :is(a, button)': { [theme.breakpoints.down('sm')]: { scrollMarginBottom: 48 } },
  } as const;
}

/** Styles of the top of a card: the cliente's name and the place on the rack. */
function headStyle(theme: Theme) {
  const tablet = tabletOf(theme);
  return {
    '& .head': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 8px',
      alignItems: 'center',
      padding: '10px 12px 8px',
      [tablet]: { padding: '10px 10px 6px' },
    },
    // The place's chip is higher than its text line; the negative margin keeps the line's height.
    '& .head > [title]': { margin: '-3px 0' },
    // The margin leaves room for the menu button in the corner.
    '&[data-menu="true"] .head > :nth-child(2)': { marginRight: 24 },
    '& h3': { minWidth: 0, margin: 0, fontSize: 16, lineHeight: '20px', fontWeight: 700, [tablet]: { fontSize: 15.5 } },
    '& h3 a': {
      display: 'block',
      margin: '-2px 0',
      padding: '2px 0',
      letterSpacing: '-.005em',
      color: 'inherit',
      textDecoration: 'none',
      outline: 0,
      ...ELLIPSIS,
    },
    // The link covers the whole card, so its focus ring surrounds the card.
    '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '& h3 a:focus-visible::after': { outline: '3px solid #0b0f14', outlineOffset: 2, boxShadow: '0 0 0 2px #fff' },
  } as const;
}

/** Styles of the line of facts: the day, the pieces, the folio and the like. */
function factsStyle(theme: Theme) {
  const { palette } = theme.vars;
  const tablet = tabletOf(theme);
  return {
    '& .folio': {
      fontSize: 13,
      lineHeight: '20px',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
    },
    '& .facts': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: '4px 10px',
      minHeight: 26,
      margin: 0,
      fontSize: 14,
      lineHeight: '20px',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      [tablet]: { gap: '4px 8px', '& .word': { display: 'none' } },
    },
    '& .facts > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
    '& .facts svg': { fontSize: 18 },
    '& .facts .folio': { marginLeft: 'auto' },
    '& .today': { color: palette.text.primary, fontWeight: 600 },
    '& .late': { color: palette.error.main, fontWeight: 700 },
  } as const;
}

/** Styles of the foot of a card: the saldo, the window or the notice, beside the main button. */
function footStyle(theme: Theme) {
  const { palette } = theme.vars;
  const tablet = tabletOf(theme);
  return {
    '& .foot': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      minHeight: 57,
      padding: '6px 8px 6px 12px',
      borderTop: `1px dashed ${palette.divider}`,
      [tablet]: { gap: 4, padding: '6px 6px 6px 10px' },
    },
    '& .foot p': { minWidth: 0, margin: 0, fontSize: 13, lineHeight: '16px', color: palette.text.secondary },
    '& .foot p b': {
      display: 'block',
      fontSize: 15.5,
      lineHeight: '20px',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      color: palette.text.primary,
    },
    // On a tablet's narrow columns the notice leaves no room for the saldo.
    '& .foot .owed': { marginLeft: 'auto', textAlign: 'right', [tablet]: { display: 'none' } },
  } as const;
}

function buttonStyle(theme: Theme) {
  const { palette } = theme.vars;
  const tablet = tabletOf(theme);
  return {
    '& button': {
      ...theme.typography.button,
      position: 'relative',
      zIndex: 1,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 44,
      padding: '0 12px',
      borderRadius: theme.radii.m,
      border: `1px solid ${palette.outline}`,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      fontSize: 14,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      [tablet]: { padding: '0 10px' },
      '& svg': { fontSize: 18 },
      '&:hover': { backgroundColor: palette.background.default, borderColor: palette.text.secondary },
      '&:disabled': {
        borderColor: palette.action.disabledBackground,
        backgroundColor: palette.background.sunken,
        color: palette.text.disabled,
        cursor: 'default',
      },
    },
    '& button.tonal': { borderColor: 'transparent', backgroundColor: palette.primary.light, color: palette.primary.text },
    '& button.tonal:hover': { backgroundColor: palette.primary.tint200, color: palette.text.primary },
  } as const;
}

/** Styles of the button in the card's corner that opens the menu of stages. */
function menuStyle(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& button.more': {
      position: 'absolute',
      top: 0,
      right: 0,
      justifyContent: 'center',
      width: 36,
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      color: palette.text.secondary,
      '&:hover': { color: palette.text.primary },
    },
  } as const;
}
