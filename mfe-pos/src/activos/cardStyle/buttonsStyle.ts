import type { Theme } from '@mui/material/styles';

/** Styles of the buttons of a card: the main one, the print button and the menu. */
export function buttonsStyle(theme: Theme) {
  const { palette } = theme.vars;
  return {
    // The card's buttons are plain elements that look like the theme's outlined button.
    '& button': {
      ...theme.typography.button,
      position: 'absolute',
      right: 8,
      bottom: 6,
      minHeight: 44,
      padding: '0 13px',
      borderRadius: theme.radii.m,
      border: `1px solid ${palette.outline}`,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      fontSize: 14,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      [theme.breakpoints.down('lg')]: { paddingInline: 10 },
      '& > span': { verticalAlign: 'middle', marginRight: 8 },
      '&:hover': { backgroundColor: palette.background.default, borderColor: palette.text.secondary },
      '&[data-tonal="true"]': {
        borderColor: 'transparent',
        backgroundColor: palette.primary.light,
        color: palette.primary.text,
      },
      '&[data-tonal="true"]:hover': { backgroundColor: palette.primary.tint200, color: palette.text.primary },
      '&.imprimir, &.more': {
        top: 2,
        bottom: 'auto',
        width: 44,
        padding: 0,
        border: 0,
        backgroundColor: 'transparent',
        color: palette.text.secondary,
        '& svg': { fontSize: 20, verticalAlign: 'middle' },
      },
      '&.imprimir': { right: 4, '&:hover': { backgroundColor: palette.background.default } },
      // A card with a menu has the menu in its corner and the print button beside it.
      '&.more': { right: 0, '&:hover': { color: palette.text.primary } },
      '&.more + .imprimir': { right: 44 },
      '&:disabled': {
        borderColor: palette.action.disabledBackground,
        backgroundColor: palette.background.sunken,
        color: palette.text.disabled,
        cursor: 'default',
      },
    },
  } as const;
}
