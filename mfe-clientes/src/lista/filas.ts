import type { Theme } from '@mui/material/styles';

/**
 * Style of the rows and their label, of table and phone. A row lays itself out and paints alone: writing one leaves the others as
 * they are.
 */
export function filas({ vars: { palette } }: Theme) {
  return {
    '& .cuerpo .fila': {
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      contain: 'size layout style',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .etiqueta': {
      display: 'inline-block',
      padding: '0 9px',
      borderRadius: 12,
      fontSize: 12.5,
      lineHeight: '24px',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      backgroundColor: palette.background.sunken,
    },
    '& .etiqueta-si': { color: palette.primary.text, backgroundColor: palette.primary.light },
  } as const;
}
