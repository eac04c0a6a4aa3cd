import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import { styled } from '@mui/material/styles';

/** px */
const ALTO_DE_LINEA = 52;

/** What a line of the note can be pressed on, before it looks like anything. */
const LLANO = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: 0,
  border: 0,
  fontFamily: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
} as const;

/**
 * The paper of the note, and the look of all that a touch on a service writes on it: lines and amounts are plain elements, for
 * a styled one costs ten times as much each time it is drawn.
 */
export const Papel = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '--margen': '20px',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    overflow: 'hidden',
    padding: '12px 20px 14px',
    backgroundColor: palette.background.paper,
    boxShadow: `-1px 0 0 ${palette.divider}`,
    // Beside the services it has the height of the window, and what is written on it moves nothing outside.
    [theme.breakpoints.up('sm')]: { contain: 'strict' },
    [theme.breakpoints.down('lg')]: { '--margen': '16px', padding: '12px 16px' },
    // A phone on its side, or a page at twice its size: what doesn't fit is scrolled to.
    '@media (min-width: 600px) and (max-height: 559px)': { overflowY: 'auto', '& > *': { flex: 'none' } },
    [theme.breakpoints.down('sm')]: { '--margen': '12px', flex: 1, padding: '0 12px 12px', boxShadow: 'none' },
    '& .hueco': { position: 'relative', flex: 1, minHeight: 104, margin: '8px calc(-1 * var(--margen)) 0' },
    // In a room that the paper keeps for it, and no item of its column: one line more lays out the list, and not the page around it.
    '& .articulos': {
      position: 'absolute',
      inset: 0,
      contain: 'strict',
      overflowY: 'auto',
      listStyle: 'none',
      margin: 0,
      padding: '0 var(--margen)',
    },
    // A line lays itself out alone: writing on one leaves the others, and the paper, as they are.
    '& .articulo': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto 44px',
      alignItems: 'center',
      gap: 10,
      height: ALTO_DE_LINEA,
      contain: 'size layout style',
    },
    // Of the one before, and not the last one's lack of a line below: which is the last is asked of all of them each time one comes.
    '& .articulo + .articulo': { borderTop: `1px solid ${palette.divider}` },
    // Two lines of one text, each cut short: an element less to be placed and clipped than with one for each. Its letter is the name's, for the ellipsis.
    '& .dicho': {
      fontWeight: 600,
      fontSize: 16,
      lineHeight: 0,
      [theme.breakpoints.down('sm')]: { fontSize: 15 },
      ...EN_UN_RENGLON,
    },
    '& .dicho b': { fontWeight: 'inherit', lineHeight: '20px' },
    '& .dicho small': { fontWeight: 400, fontSize: 13, lineHeight: '16px', color: palette.text.disabled },
    // The line last added to, from one side of the paper to the other.
    '& .articulo[data-luz]': {
      backgroundColor: palette.primary.tint50,
      boxShadow: `calc(-1 * var(--margen)) 0 ${palette.primary.tint50}, var(--margen) 0 ${palette.primary.tint50}`,
    },
    '& .pildora': {
      ...LLANO,
      minWidth: 58,
      height: 44,
      margin: -4,
      padding: '0 8px',
      // Around what is seen, to be pressed too.
      border: '4px solid transparent',
      backgroundClip: 'padding-box',
      borderRadius: theme.radii.s + 4,
      fontWeight: 700,
      fontSize: 16,
      whiteSpace: 'nowrap',
      backgroundColor: palette.background.default,
      color: palette.text.primary,
      // As far from what is seen as every ring.
      '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
    },
    '& .basura': {
      ...LLANO,
      width: 44,
      height: 44,
      marginRight: -8,
      padding: 8,
      borderRadius: theme.radii.m,
      backgroundColor: 'transparent',
      color: palette.text.secondary,
      '&:hover': { backgroundColor: palette.background.sunken },
      '& svg': { fontSize: 22 },
    },
    '& .pildora:disabled': { pointerEvents: 'none', cursor: 'default' },
    '& .importe, & .monto': { fontVariantNumeric: 'tabular-nums', color: palette.text.primary, whiteSpace: 'nowrap' },
    '& .importe': { fontWeight: 700, fontSize: 16 },
    // Each has a room of its own and is laid out alone.
    '& .monto, & .saldo': { position: 'relative', display: 'flex', justifyContent: 'flex-end', contain: 'size layout' },
    '& .monto': { width: '9em', height: 24, lineHeight: '24px', fontWeight: 600 },
    '& .saldo': { height: 30, lineHeight: '30px', whiteSpace: 'nowrap' },
  };
});
