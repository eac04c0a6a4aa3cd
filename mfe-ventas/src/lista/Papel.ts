import { styled } from '@mui/material/styles';

/**
 * The list's look hangs from its frame, not from each row: rows come and go while scrolling, and a plain element costs a
 * tenth of a styled one.
 */
export const Papel = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: theme.radii.l,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  overflow: 'clip',
  '& .casilla': { width: 44, height: 44, display: 'grid', placeItems: 'center', cursor: 'pointer' },
  '& .casilla input': {
    appearance: 'none',
    width: 20,
    height: 20,
    margin: 0,
    borderRadius: 5,
    cursor: 'pointer',
    display: 'grid',
    placeItems: 'center',
    backgroundColor: '#fff',
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.text.disabled}`,
    color: theme.vars.palette.primary.contrastText,
    '&:checked, &:indeterminate': {
      backgroundColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.edge}`,
    },
    '&:checked::after': {
      content: '""',
      width: 11,
      height: 6,
      border: 'solid currentColor',
      borderWidth: '0 0 2.5px 2.5px',
      transform: 'translateY(-2px) rotate(-45deg)',
    },
    '&:indeterminate::after': {
      content: '""',
      width: 10,
      height: 2.5,
      border: 0,
      borderRadius: 2,
      backgroundColor: 'currentColor',
      transform: 'none',
    },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  // What a row doesn't say waits in it: the row that takes its place may.
  '& [hidden], & .adeudo:empty': { display: 'none !important' },
  '& .iconos': { display: 'inline-flex', gap: 6, flex: 'none', color: theme.vars.palette.text.disabled },
  '& .iconos > span': { display: 'grid' },
  '& .iconos svg': { fontSize: 19 },
  // A row lays itself out and paints alone: drawing one leaves the others as they are.
  '& .cuerpo .fila': { position: 'absolute', top: 0, left: 0, right: 0, contain: 'size layout style' },
  '& .flecha': {
    width: 7,
    height: 7,
    margin: '0 5px 0 6px',
    border: 'solid currentColor',
    borderWidth: '2px 2px 0 0',
    transform: 'rotate(45deg)',
  },
  '& .monto': { fontWeight: 600, fontSize: 16, whiteSpace: 'nowrap' },
  '& .elegida': { backgroundColor: theme.vars.palette.primary.tint50 },
  '@media (forced-colors: active)': { '& .elegida': { outline: '2px solid Highlight', outlineOffset: -2 } },
}));
