import type { Theme } from '@mui/material/styles';

/** Styles of the foot of a card: the amounts of a nota, or the time window of a recoleccion. */
export function amountsStyle(theme: Theme) {
  const { palette } = theme.vars;
  return {
    // The right padding is the button's width minus the last amount's margin, so that two five-digit amounts fit side by side.
    '& .pie': { minHeight: 57, padding: '10px 106px 8px 14px' },
    '& .importe': {
      display: 'inline-block',
      verticalAlign: 'top',
      margin: '0 18px 0 0',
      fontSize: 12.5,
      lineHeight: '16px',
      color: palette.text.secondary,
      whiteSpace: 'nowrap',
      [theme.breakpoints.down('lg')]: { marginRight: 12 },
    },
    '& .importe b': {
      display: 'block',
      fontSize: 16,
      lineHeight: '20px',
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .pagada svg': { fontSize: 19, verticalAlign: 'top', margin: '.5px 4px 0 0', color: palette.success.main },
    '& .importe .saldo': { fontWeight: 700, color: palette.text.primary },
    // The button 'Recibir' of a recoleccion is narrower than 'Cerrar nota', so the text of the time window may be wider.
    '& .ventana': { margin: '0 -18px 0 0', fontSize: 14, lineHeight: '18px', color: palette.text.secondary },
    '& .ventana b': { display: 'block', fontSize: 15, lineHeight: '20px', fontWeight: 700 },
  } as const;
}
