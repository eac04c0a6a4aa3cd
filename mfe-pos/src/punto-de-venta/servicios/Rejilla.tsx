import { styled } from '@mui/material/styles';

/**
 * Grid of tiles: as many columns as fit on the desktop, 3 on a tablet (1 on a small one, beside the note), 2 on a phone. The look of
 * the tiles hangs from it: a plain button costs a touch a fraction of a styled one.
 */
export const Rejilla = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gap: 10,
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [theme.breakpoints.down(900)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.down(720)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
    '& .ficha': {
      position: 'relative',
      minHeight: 78,
      margin: 0,
      padding: '10px 12px',
      border: 0,
      borderRadius: 12,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'space-between',
      gap: 4,
      textAlign: 'left',
      fontFamily: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      scrollMargin: 56,
      backgroundColor: palette.background.paper,
      boxShadow: `0 0 0 1px ${palette.divider}, ${theme.shadows[1]}`,
    },
    '& .ficha:focus-visible': { boxShadow: '0 0 0 2px #fff' },
    '& .ficha:hover': { boxShadow: `inset 0 0 0 2px ${palette.primary.graphic}` },
    '& .ficha[data-en-nota="true"]': {
      backgroundColor: palette.primary.tint50,
      boxShadow: `inset 0 0 0 2px ${palette.primary.graphic}`,
    },
    '& .ficha:disabled': { boxShadow: `0 0 0 1px ${palette.divider}`, pointerEvents: 'none', cursor: 'default' },
    '& .ficha b': { fontWeight: 600, fontSize: 15, lineHeight: '18px', textWrap: 'balance' },
    '& .ficha span': { fontSize: 14, lineHeight: '18px', fontWeight: 500, color: palette.text.secondary },
    // Over the whole tile, to be laid out alone: another count moves nothing of the catalogue.
    '& .ficha .cuenta': {
      position: 'absolute',
      inset: 0,
      contain: 'size layout style',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'flex-end',
      padding: '0 8px 7px',
      pointerEvents: 'none',
    },
    '& .ficha i': {
      minWidth: 24,
      height: 24,
      padding: '0 7px',
      borderRadius: 12,
      fontStyle: 'normal',
      fontWeight: 700,
      fontSize: 14,
      lineHeight: '24px',
      textAlign: 'center',
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      boxShadow: `inset 0 0 0 1px ${palette.primary.edge}`,
    },
    '@media (forced-colors: active)': {
      '& .ficha': { border: '1px solid ButtonText' },
      '& .ficha[data-en-nota="true"]': { borderColor: 'Highlight' },
    },
  };
});
