import { styled } from '@mui/material/styles';

/** The paper of a card. Its focus ring is that of the link stretched over it. */
export const Marco = styled('article')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto auto',
    borderRadius: theme.radii.l,
    backgroundColor: palette.background.paper,
    boxShadow: `0 0 0 1px ${palette.divider}, ${theme.vars.shadows[1]}`,
    '&[data-atrasada="true"]': { boxShadow: `0 0 0 1.5px ${palette.error.main}, ${theme.vars.shadows[1]}` },
    '&:hover': { boxShadow: `0 0 0 2px ${palette.primary.graphic}` },
    '&:has(h3 a:focus-visible)': { outline: '3px solid #0b0f14', outlineOffset: 2, boxShadow: '0 0 0 2px #fff' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  };
});

export const Cabeza = styled('div')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: '2px 12px',
  padding: '12px 14px 10px',
  alignItems: 'center',
});

export const Icono = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: 12,
    backgroundColor: palette.background.sunken,
    color: palette.text.secondary,
    '& svg': { fontSize: 22 },
    '&[data-recoleccion="true"]': { backgroundColor: palette.primary.light, color: palette.primary.text },
    '[data-atrasada="true"] &&': { backgroundColor: palette.error.light, color: palette.error.main },
  };
});

export const Pie = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 58,
  padding: '6px 8px 6px 14px',
  borderTop: `1px dashed ${theme.vars.palette.divider}`,
}));

/**
 * Place of a card in the board. One out of sight isn't laid out, so hundreds scroll as ten do; the padding leaves room for
 * shadow and focus ring, which this containment would cut.
 */
export const Lugar = styled('li')({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 134px',
  padding: 6,
  margin: -6,
});

export const Tablero = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(304px, 1fr))',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 10 },
  '@media (max-width: 899px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
}));
