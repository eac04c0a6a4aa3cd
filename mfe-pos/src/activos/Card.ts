import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { styled } from '@mui/material/styles';
import { noticeStyle } from './board/noticeStyle';

/**
 * A card with the styles of its parts. The parts are plain elements, because styling a dozen parts on each of 100 cards
 * as components would slow the board.
 */
export const Card = styled('article')(({ theme }) => {
  const { palette, shadows } = theme.vars;
  return {
    position: 'relative',
    // Fills the row's height, so that the amounts of all cards in a row are aligned, even if the place wraps below the day in
    // one.
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    borderRadius: theme.radii.l,
    boxShadow: `0 0 0 1px ${palette.divider}, ${shadows[1]}`,
    backgroundColor: palette.background.paper,
    '&[data-overdue="true"]': { boxShadow: `0 0 0 1.5px ${palette.error.main}, ${shadows[1]}` },
    '&:hover': { boxShadow: `0 0 0 2px ${palette.primary.graphic}` },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    // Extra scroll margin: on a phone the floating button is taller than the space that every page leaves for the tab bar.
    '& :is(a, button)': { [theme.breakpoints.down('sm')]: { scrollMarginBottom: 48 } },
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
    // Centred below the icon, in the space beside the cliente's name and the day.
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
    '& .datos': {
      // Contains the floated `.lugar` when it wraps below the day, so that the card grows with it.
      display: 'flow-root',
      flex: '1 0 auto',
      margin: 0,
      padding: '0 14px 10px 66px',
      borderBottom: `1px dashed ${palette.divider}`,
      fontSize: 14,
      lineHeight: '20px',
      color: palette.text.secondary,
      whiteSpace: 'nowrap',
    },
    '&[data-overdue="true"] .datos': { color: palette.error.main, fontWeight: 700 },
    // The sucursal is to the right of the day, or below it when both do not fit on one line.
    '& .lugar': { float: 'right', color: palette.text.secondary, fontWeight: 400 },
    '&[data-overdue="true"] .lugar:not([data-delivered="true"]) > svg': { display: 'none' },
    '& .lugar svg': { fontSize: 18, verticalAlign: 'top', margin: '1px 4px 0 0' },
    '& .lugar .etapa': { marginRight: -4 },
    '& .leido': VISUALLY_HIDDEN,
    // The stage chip is as high as its text line, so that the card doesn't grow.
    '& .etapa, & button.etapa': {
      ...theme.typography.button,
      position: 'relative',
      right: 'auto',
      bottom: 'auto',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 3,
      minHeight: 0,
      height: 24,
      marginBlock: -2,
      padding: '0 7px',
      verticalAlign: 'top',
      border: 0,
      borderRadius: 12,
      fontSize: 12,
      lineHeight: '18px',
      backgroundColor: palette.background.sunken,
      color: palette.text.primary,
      '& svg': { fontSize: 15, margin: '0 -2px 0 0' },
      '& b': {
        margin: '0 -6px 0 2px',
        padding: '0 6px',
        borderRadius: 9,
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
        boxShadow: `inset 0 0 0 1.5px ${palette.text.secondary}`,
      },
      '&[data-stage="proceso"]': { backgroundColor: palette.info.light, color: palette.info.main },
      '&[data-stage="lista"]': { backgroundColor: palette.success.light, color: palette.success.main },
    },
    // A chip's touch target overlaps the lower edge of the menu's and the print button's and must lie above them.
    '& button.etapa': { zIndex: 1 },
    '& button.etapa::before': { content: '""', position: 'absolute', inset: '-2px 0 -13px' },
    '& .lugar .piezas': { marginRight: 4 },
    '& button.piezas::before': { inset: '-2px -8px -13px' },
    '& button.piezas svg': { margin: 0 },
    '& button.etapa:hover': { boxShadow: `inset 0 0 0 1px ${palette.outline}` },
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
    // Looks like the theme's outlined button.
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
    // The notice of a ready nota: below the amounts, beside the card's button.
    '& .aviso': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 50,
      margin: 0,
      padding: '0 118px 6px 14px',
      '& p': { margin: 0, fontSize: 13, lineHeight: '16px', color: palette.text.secondary },
      '& button': { position: 'relative', right: 'auto', bottom: 'auto', display: 'inline-flex', alignItems: 'center', gap: 6 },
      '& svg': { fontSize: 18 },
      ...noticeStyle(theme),
    },
  };
});
