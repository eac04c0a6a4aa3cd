import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { styled, type Theme } from '@mui/material/styles';

const BUTTON = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 44,
  margin: 0,
  border: 0,
  fontFamily: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { pointerEvents: 'none', cursor: 'default' },
} as const;

/** Styles of the button that shows a line's quantity and opens the dialog to change it. */
const quantityStyle = ({ vars: { palette }, radii }: Theme) =>
  ({
    minWidth: 58,
    margin: -4,
    padding: '0 8px',
    // The transparent border makes the touch target larger than the visible button.
    border: '4px solid transparent',
    backgroundClip: 'padding-box',
    borderRadius: radii.s + 4,
    fontWeight: 700,
    fontSize: 16,
    whiteSpace: 'nowrap',
    backgroundColor: palette.background.default,
    color: palette.text.primary,
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  }) as const;

/** Styles of the button 'Eliminar', which removes the line. */
const removeStyle = ({ vars: { palette }, radii }: Theme) =>
  ({
    width: 44,
    marginRight: -8,
    padding: 8,
    borderRadius: radii.m,
    backgroundColor: 'transparent',
    color: palette.text.secondary,
    '&:hover': { backgroundColor: palette.background.sunken },
    '& svg': { fontSize: 22 },
  }) as const;

/** Styles of a line whose servicio left the catalogue: its button shows the word 'Quitar' in red instead of an icon. */
const retiredStyle = ({ vars: { palette } }: Theme) =>
  ({
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    '& small': { color: palette.error.main, fontWeight: 600 },
    '& button[title]': {
      width: 'auto',
      marginRight: 0,
      padding: '0 12px',
      fontWeight: 700,
      fontSize: 15,
      color: palette.error.main,
      boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
    },
  }) as const;

/** A line of the nota: a grid of quantity, servicio, amount and the button 'Eliminar'. */
export const ArticleRow = styled('li')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 44px',
    alignItems: 'center',
    gap: 10,
    height: 52,
    '& + &': { borderTop: `1px solid ${palette.divider}` },
    // The highlight spans the paper's full width.
    '&[data-lit="true"]': {
      backgroundColor: palette.primary.tint50,
      boxShadow: `calc(-1 * var(--margen)) 0 ${palette.primary.tint50}, var(--margen) 0 ${palette.primary.tint50}`,
    },
    '& b, & small': { display: 'block', ...ELLIPSIS },
    '& b': { fontWeight: 600, fontSize: 16, lineHeight: '20px', [theme.breakpoints.down('sm')]: { fontSize: 15 } },
    '& small': { fontSize: 13, lineHeight: '16px', color: palette.text.disabled },
    '& > span:last-of-type': {
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.primary,
      whiteSpace: 'nowrap',
      fontWeight: 700,
      fontSize: 16,
    },
    '&[data-retired="true"]': retiredStyle(theme),
    '& button': BUTTON,
    '& button:first-of-type': quantityStyle(theme),
    '& button[title]': removeStyle(theme),
  };
});
