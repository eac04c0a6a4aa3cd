import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { styled } from '@mui/material/styles';
import type { Dibujo, Iconos } from './iconos';

const fondo = ({ direccion, lado }: Dibujo, donde: string) => `url("${direccion}") no-repeat ${donde} / ${lado}px ${lado}px`;
const imagen = ({ direccion }: Dibujo) => ({ backgroundImage: `url("${direccion}")` });

/**
 * A group's cards, and the look of everything in them: one style for the whole board. A card has a dozen parts and a board a hundred cards; a styled part each
 * would cost a register that opens 'Activos' ten times what the elements themselves do.
 */
export const Tablero = styled('ul', { shouldForwardProp: (prop) => prop !== 'iconos' })<{ iconos: Iconos }>(
  ({ theme, iconos }) => {
    const { palette, shadows } = theme.vars;
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
      '& article': {
        position: 'relative',
        borderRadius: theme.radii.l,
        boxShadow: `0 0 0 1px ${palette.divider}, ${shadows[1]}`,
        background: `${palette.background.paper} ${fondo(iconos.prenda, '14px 13px')}`,
        '&[data-atrasada="true"]': { boxShadow: `0 0 0 1.5px ${palette.error.main}, ${shadows[1]}` },
        '&:hover': { boxShadow: `0 0 0 2px ${palette.primary.graphic}` },
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      },
      '& [data-recoleccion="true"]': imagen(iconos.camion),
      '& [data-atrasada="true"]': imagen(iconos.prendaAtrasada),
      '& [data-atrasada="true"][data-recoleccion="true"]': imagen(iconos.camionAtrasado),
      // Blocks wherever they do: a grid or a flex box in each card is laid out a hundred times.
      '& h3': { height: 34, margin: 0, fontSize: 16, lineHeight: '20px', fontWeight: 700, letterSpacing: '-.005em' },
      // Stretched over the whole card: its focus ring is the card's.
      '& h3 a': {
        position: 'absolute',
        inset: 0,
        padding: '12px 14px 0 66px',
        borderRadius: theme.radii.l,
        color: 'inherit',
        textDecoration: 'none',
        ...EN_UN_RENGLON,
      },
      '& h3 a:focus-visible': { outline: '3px solid #0b0f14', outlineOffset: 2, boxShadow: '0 0 0 2px #fff' },
      '& .datos': {
        margin: 0,
        padding: '0 14px 10px 66px',
        borderBottom: `1px dashed ${palette.divider}`,
        fontSize: 14,
        lineHeight: '20px',
        color: palette.text.secondary,
        whiteSpace: 'nowrap',
      },
      '& [data-atrasada="true"] .datos': { color: palette.error.main, fontWeight: 700 },
      // Beside the day, or under it where both have no room.
      '& .lugar': {
        float: 'right',
        paddingLeft: 22,
        background: fondo(iconos.tienda, '0 50%'),
        color: palette.text.secondary,
        fontWeight: 400,
      },
      '& .lugar[data-domicilio="true"]': imagen(iconos.moto),
      '& .leido': SOLO_LECTOR,
      // The room on the right is the button's, and the last amount's margin before it; two amounts of five figures stand side by side.
      '& .pie': { minHeight: 57, padding: '10px 106px 8px 14px' },
      '& .importe': {
        display: 'inline-block',
        verticalAlign: 'top',
        margin: '0 18px 0 0',
        fontSize: 12.5,
        lineHeight: '16px',
        color: palette.text.secondary,
        whiteSpace: 'nowrap',
      },
      '& .importe b': { display: 'block', fontSize: 16, lineHeight: '20px', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
      '& .pagada': {
        display: 'inline-block',
        verticalAlign: 'top',
        width: 19,
        height: 20,
        marginRight: 4,
        background: fondo(iconos.pagada, '50%'),
      },
      '& .importe .saldo': { fontWeight: 700, color: palette.text.primary },
      // 'Recibir' takes less of it than 'Cerrar nota'.
      '& .ventana': { margin: '0 -18px 0 0', fontSize: 14, lineHeight: '18px', color: palette.text.secondary },
      '& .ventana b': { display: 'block', fontSize: 15, lineHeight: '20px', fontWeight: 700 },
      // As the theme's outlined button.
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
        '& > span': { verticalAlign: 'middle', marginRight: 8 },
        '&:hover': { backgroundColor: palette.background.default, borderColor: palette.text.secondary },
        '&[data-tonal="true"]': {
          borderColor: 'transparent',
          backgroundColor: palette.primary.light,
          color: palette.primary.text,
        },
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
        '& .importe': { marginRight: 12 },
      },
      // As many as leave a card its two lines whole.
      '@media (max-width: 899px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' },
      [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
    };
  },
);
