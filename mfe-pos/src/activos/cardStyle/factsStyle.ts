import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import type { Theme } from '@mui/material/styles';

/** The days, the sucursal and the place of a card. */
export function factsStyle({ vars: { palette } }: Pick<Theme, 'vars'>) {
  return {
    '& .datos': {
      // When the floated `.lugar` wraps below the day, `flow-root` makes the card grow around that line.
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
  } as const;
}
