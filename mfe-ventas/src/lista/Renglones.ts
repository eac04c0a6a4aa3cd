import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import { styled } from '@mui/material/styles';

/** The list of a phone: rows of 72 px, from edge to edge. */
export const Renglones = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .cuerpo': { listStyle: 'none', margin: 0, padding: 0 },
    '& .fila': {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr) auto 44px',
      alignItems: 'center',
      height: 72,
      paddingRight: 4,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .casilla': { width: 48, height: 48 },
    '& .quien': { minWidth: 0 },
    '& .nombre': { display: 'flex', alignItems: 'center', gap: 6 },
    '& .nombre svg': { fontSize: 16 },
    '& b': {
      fontWeight: 600,
      fontSize: 16,
      lineHeight: '20px',
      ...EN_UN_RENGLON,
    },
    '& small': {
      display: 'block',
      fontSize: 13.5,
      lineHeight: '18px',
      color: palette.text.secondary,
      ...EN_UN_RENGLON,
    },
    '& .cuanto': { textAlign: 'right', paddingLeft: 8 },
    '& .debe': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 4, fontWeight: 600 },
    // For a screen reader. Taken out of the flow or clipped by a path, it would be a layer to paint for each row there is.
    '& .dicho': { width: 1, height: 1, marginRight: -5, overflow: 'clip', whiteSpace: 'nowrap' },
    '& .debe svg': { fontSize: 14, color: palette.warning.main },
    '& a': { width: 44, height: 44, display: 'grid', placeItems: 'center', color: palette.text.secondary, borderRadius: 10 },
  };
});
