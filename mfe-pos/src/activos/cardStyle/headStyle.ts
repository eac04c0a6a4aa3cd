import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import type { Theme } from '@mui/material/styles';

/** Styles of the top of a card: the icon, the folio and the cliente's name. */
export function headStyle(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .placa': {
      position: 'absolute',
      left: 16,
      top: 8,
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 34,
      borderRadius: 11,
      color: palette.text.secondary,
      backgroundColor: palette.background.sunken,
      '& svg': { fontSize: 20 },
    },
    '&[data-recoleccion="true"] .placa': { color: palette.primary.text, backgroundColor: palette.primary.light },
    '&[data-overdue="true"] .placa': { color: palette.error.main, backgroundColor: palette.error.light },
    // The folio is centred below the icon, to the left of the cliente's name and the day.
    '& .folio': {
      position: 'absolute',
      left: 4,
      top: 44,
      width: 60,
      textAlign: 'center',
      fontSize: 12,
      lineHeight: '15px',
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
    },
    '& h3': { height: 34, margin: 0, fontSize: 16, lineHeight: '20px', fontWeight: 700, letterSpacing: '-.005em' },
    // The link covers the whole card, so its focus ring surrounds the card. The right side leaves room for the print button.
    '& h3 a': {
      position: 'absolute',
      inset: 0,
      padding: '12px 52px 0 66px',
      borderRadius: theme.radii.l,
      color: 'inherit',
      textDecoration: 'none',
      ...ELLIPSIS,
    },
    '&[data-menu="true"] h3 a': { paddingRight: 92 },
    '& h3 a:focus-visible': { outline: '3px solid #0b0f14', outlineOffset: 2, boxShadow: '0 0 0 2px #fff' },
  } as const;
}
