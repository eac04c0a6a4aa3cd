import { styled } from '@mui/material/styles';

/** Height of a row, px (UI guide 4). */
export const ALTO_FILA = 56;

/** Columns, in order; their widths don't move while other rows come in sight, and the names share what is left. */
export const COLUMNAS = ['nombres', 'apellidos', 'telefonos', 'domicilios', 'facturacion', 'acciones'] as const;

/** Parts of a row. */
export const CLASES = {
  nombre: 'celda-nombre',
  apellido: 'celda-apellido',
  acciones: 'celda-acciones',
  si: 'etiqueta etiqueta-si',
  no: 'etiqueta',
  accion: 'accion',
} as const;

/** The table of customers and all that is in its rows, in one style sheet: what scrolls by carries no styles of its own. */
export const Tabla = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 15,
  lineHeight: '24px',
  '& .telefonos': { width: 181 },
  '& .domicilios': { width: 222 },
  '& .facturacion': { width: 200 },
  '& .acciones': { width: 356 },
  '& thead': { position: 'sticky', top: 60, zIndex: 10 },
  '& th': {
    height: 44,
    padding: '0 16px',
    textAlign: 'left',
    fontSize: 13,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    // The line above the first row, which stays when that row has gone by.
    boxShadow: `0 1px 0 ${theme.vars.palette.divider}`,
    '&:first-of-type': { borderTopLeftRadius: 13 },
    '&:last-of-type': { borderTopRightRadius: 13 },
  },
  '& td': {
    height: ALTO_FILA,
    padding: '0 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'nowrap',
  },
  '& .celda-acciones': { textAlign: 'right', paddingRight: 8 },
  '& tbody tr:hover td': { backgroundColor: theme.vars.palette.background.default },
  '& .celda-nombre, & .celda-apellido': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .celda-nombre': { fontSize: 16, fontWeight: 600 },
  '& .etiqueta': {
    display: 'inline-block',
    padding: '0 9px',
    borderRadius: 12,
    fontSize: 12.5,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& .etiqueta-si': { color: theme.vars.palette.primary.text, backgroundColor: theme.vars.palette.primary.light },
  '& .accion': {
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
    color: theme.vars.palette.primary.text,
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.primary.tint50 },
    '& svg': { fontSize: 18 },
  },
  [theme.breakpoints.down('lg')]: {
    '& thead': { top: 56 },
    '& th, & td': { padding: '0 10px' },
    '& .celda-acciones': { paddingRight: 8 },
    '& .telefonos': { width: 126 },
    '& .domicilios': { width: 157 },
    '& .facturacion': { width: 108 },
    '& .acciones': { width: 296 },
  },
}));
