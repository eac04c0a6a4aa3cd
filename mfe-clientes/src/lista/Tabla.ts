import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import { styled } from '@mui/material/styles';
import { filas } from './filas';

/** Height of a row, px (UI guide 4). */
export const ALTO_FILA = 56;

/** The table of customers and all that is in its rows, in one style sheet: what scrolls by carries no styles of its own. */
export const Tabla = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    // Grids with the same columns: the browser's table layout would lay all rows out again for each that comes into sight.
    '&, & thead, & tbody': { display: 'block' },
    fontSize: 15,
    lineHeight: '24px',
    '& .fila': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 181px 222px 200px 365px',
      alignItems: 'center',
      height: ALTO_FILA,
    },
    '& .fila > *': { padding: '0 16px', minWidth: 0, textAlign: 'left', whiteSpace: 'nowrap' },
    '& thead': { position: 'sticky', top: 60, zIndex: 10 },
    '& thead .fila': {
      height: 44,
      fontSize: 13,
      fontWeight: 600,
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& th': { fontWeight: 'inherit' },
    ...filas(theme),
    '& .cuerpo .fila:hover': { backgroundColor: palette.background.default },
    '& .fila > .acciones': { textAlign: 'right', paddingRight: 8 },
    '& .nombre, & .apellido': EN_UN_RENGLON,
    '& .nombre': { fontSize: 16, fontWeight: 600 },
    '& .acciones > *': {
      // Clear of the headings when the focus comes back up to it.
      scrollMarginTop: 56,
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: '0 12px',
      border: 0,
      borderRadius: 10,
      font: 'inherit',
      fontSize: 14,
      lineHeight: '20px',
      fontWeight: 600,
      color: palette.primary.text,
      background: 'none',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.primary.tint50 },
      '& svg': { fontSize: 18 },
    },
    [theme.breakpoints.down('lg')]: {
      '& thead': { top: 56 },
      '& .fila': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 126px 157px 108px 303px' },
      '& .fila > *': { padding: '0 10px' },
      '& .fila > .acciones': { paddingRight: 8 },
    },
  };
});
