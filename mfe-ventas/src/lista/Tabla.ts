import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import { styled } from '@mui/material/styles';

/**
 * The table of a tablet or a desktop. Its rows are grids with the same columns, not rows of the browser's table layout, which
 * would lay all of them out again for each that comes into sight.
 */
export const Tabla = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '&, & thead, & tbody': { display: 'block' },
    fontSize: 15,
    lineHeight: '20px',
    '& .fila': {
      display: 'grid',
      gridTemplateColumns: '60px minmax(0, 1fr) 11% 13% 23% 110px',
      alignItems: 'center',
      height: 56,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '&[data-sucursal="true"] .fila': { gridTemplateColumns: '60px minmax(0, 1fr) 11.1% 13.25% 23.25% 10.35% 110px' },
    '& .fila > *': { padding: '0 16px', minWidth: 0, textAlign: 'left', whiteSpace: 'nowrap' },
    '& .fila > :first-of-type': { padding: '0 0 0 8px' },
    '& th': { fontWeight: 'inherit' },
    '& .cuerpo .fila:not(.elegida):hover': { backgroundColor: palette.background.default },
    '& .cabeza': { position: 'sticky', top: 60, zIndex: 2, backgroundColor: palette.background.paper },
    '& .cabeza .fila': { height: 44, fontSize: 13, fontWeight: 600, color: palette.text.secondary },
    '& .numero': { textAlign: 'right' },
    '& .nombre': { display: 'flex', alignItems: 'center', gap: 10 },
    '& .nombre b, & .cortada': EN_UN_RENGLON,
    '& .nombre b': { fontWeight: 600, fontSize: 16 },
    '& .numero .monto': { display: 'inline-block', minWidth: 76, marginLeft: 10, verticalAlign: 'middle' },
    '& .adeudo': {
      display: 'inline-block',
      verticalAlign: 'middle',
      padding: '0 9px',
      borderRadius: theme.radii.completo,
      fontSize: 12.5,
      fontWeight: 600,
      lineHeight: '24px',
      backgroundColor: palette.warning.light,
      color: palette.warning.main,
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      fontWeight: 600,
      color: palette.primary.text,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    [theme.breakpoints.down('lg')]: {
      '& .fila': { gridTemplateColumns: '52px minmax(0, 1fr) 11% 12.5% 23% 110px' },
      '&[data-sucursal="true"] .fila': { gridTemplateColumns: '52px minmax(0, 1fr) 108px 11.5% 22.65% 9.2% 110px' },
      '& .fila > *': { padding: '0 10px' },
      '& .fila > :first-of-type': { padding: '0 0 0 4px' },
      '& .cabeza': { top: 56 },
    },
    [theme.breakpoints.down('md')]: {
      '& .fila': { gridTemplateColumns: '52px minmax(0, 1fr) 110px 100px 120px 92px' },
      '&[data-sucursal="true"] .fila': { gridTemplateColumns: '52px minmax(0, 1fr) 112px 92px 112px 90px 84px' },
      '& .adeudo': { display: 'block', width: 'fit-content', marginLeft: 'auto', lineHeight: '18px' },
    },
  };
});
