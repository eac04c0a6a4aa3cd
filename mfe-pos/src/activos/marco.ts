import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { styled } from '@mui/material/styles';
import { icono, placa } from './iconos';

/**
 * A group's cards, and the look of everything in them: one style for the whole board. A card has a dozen parts and a board a hundred cards; a styled part each
 * would cost a register that opens 'Activos' ten times what the elements themselves do.
 */
export const Tablero = styled('ul')(({ theme }) => {
  const { palette, shadows } = theme.vars;
  // A background can't be told a variable.
  const { text, background, primary, error, success } = theme.palette;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(304px, 1fr))',
    // One out of sight isn't laid out, so hundreds scroll as ten do; the padding leaves room for shadow and focus ring, which this
    // containment would cut.
    '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 122px', padding: 6, margin: -6 },
    // The focus ring of a card is that of the link stretched over it.
    '& article': {
      position: 'relative',
      borderRadius: theme.radii.l,
      backgroundColor: palette.background.paper,
      boxShadow: `0 0 0 1px ${palette.divider}, ${shadows[1]}`,
      '&[data-atrasada="true"]': { boxShadow: `0 0 0 1.5px ${palette.error.main}, ${shadows[1]}` },
      '&:hover': { boxShadow: `0 0 0 2px ${palette.primary.graphic}` },
      '&:has(h3 a:focus-visible)': { outline: '3px solid #0b0f14', outlineOffset: 2, boxShadow: '0 0 0 2px #fff' },
      '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    },
    // Blocks wherever they do: a grid or a flex box in each card is laid out a hundred times.
    '& .cabeza': {
      padding: '12px 14px 10px 66px',
      background: `${placa('prenda', text.secondary, background.sunken)} no-repeat 14px calc(50% + 1px) / 40px 40px`,
    },
    '& .cabeza[data-recoleccion="true"]': { backgroundImage: placa('camion', primary.text, primary.light) },
    '& [data-atrasada="true"] .cabeza': { backgroundImage: placa('prenda', error.main, error.light) },
    '& [data-atrasada="true"] .cabeza[data-recoleccion="true"]': { backgroundImage: placa('camion', error.main, error.light) },
    '& h3': {
      margin: '0 0 2px',
      fontSize: 16,
      lineHeight: '20px',
      fontWeight: 700,
      letterSpacing: '-.005em',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& h3 a': { color: 'inherit', textDecoration: 'none' },
    '& h3 a:focus-visible': { outline: 'none', boxShadow: 'none' },
    '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '& .datos': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 6px',
      margin: 0,
      justifyContent: 'space-between',
      fontSize: 14,
      lineHeight: '20px',
      color: palette.text.secondary,
      whiteSpace: 'nowrap',
    },
    '& [data-atrasada="true"] .dia': { color: palette.error.main, fontWeight: 700 },
    '& .lugar': { paddingLeft: 22, background: `${icono('tienda', text.secondary)} no-repeat 0 50% / 18px 18px` },
    '& .lugar[data-domicilio="true"]': { backgroundImage: icono('moto', text.secondary) },
    '& .leido': SOLO_LECTOR,
    '& .pie': {
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      minHeight: 58,
      padding: '6px 8px 6px 14px',
      borderTop: `1px dashed ${palette.divider}`,
    },
    '& dl': { display: 'flex', flex: 1, gap: 18, margin: 0 },
    '& dt': { fontSize: 12.5, lineHeight: '16px', color: palette.text.secondary },
    '& dd': {
      margin: 0,
      fontSize: 16,
      lineHeight: '20px',
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
      whiteSpace: 'nowrap',
    },
    '& .pagada': {
      display: 'inline-block',
      verticalAlign: 'top',
      width: 19,
      height: 20,
      marginRight: 4,
      background: `${icono('pagada', success.main)} no-repeat 50% / 19px 19px`,
    },
    '& .saldo': { fontWeight: 700, color: palette.text.primary },
    '& .ventana': { flex: 1, fontSize: 14, lineHeight: '18px', color: palette.text.secondary },
    '& .ventana b': { display: 'block', fontSize: 15, lineHeight: '20px', fontWeight: 700 },
    // As the theme's outlined button.
    '& button': {
      ...theme.typography.button,
      position: 'relative',
      zIndex: 1,
      flex: 'none',
      minHeight: 44,
      padding: '0 13px',
      borderRadius: theme.radii.m,
      border: `1px solid ${palette.outline}`,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      fontSize: 14,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '& > span': { verticalAlign: 'middle', marginRight: 8 },
      '&:hover': { backgroundColor: palette.background.default, borderColor: palette.text.secondary },
      '&[data-tonal="true"]': { borderColor: 'transparent', backgroundColor: palette.primary.light, color: palette.primary.text },
      '&[data-tonal="true"]:hover': { backgroundColor: palette.primary.tint200, color: palette.text.primary },
      '&:disabled': {
        borderColor: palette.action.disabledBackground,
        backgroundColor: palette.background.sunken,
        color: palette.text.disabled,
        cursor: 'default',
      },
    },
    [theme.breakpoints.down('lg')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 10,
      '& button': { paddingInline: 10 },
      '& dl': { gap: 12 },
    },
    // As many as leave a card its two lines whole.
    '@media (max-width: 899px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
  };
});
