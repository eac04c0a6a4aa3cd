import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import type { Theme } from '@mui/material/styles';

/** Styles of the middle of a card: the day, where the nota is handed over, the chips of its stage and pieces. */
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
    // The place of the hand-over stands to the right of the day, or below the day when the line has no room.
    '& .lugar': { float: 'right', color: palette.text.secondary, fontWeight: 400 },
    '&[data-overdue="true"] .lugar:not([data-delivered="true"]) > svg': { display: 'none' },
    '& .lugar svg': { fontSize: 18, verticalAlign: 'top', margin: '1px 4px 0 0' },
    '& .lugar .etapa': { marginRight: -4 },
    '& .leido': VISUALLY_HIDDEN,
  } as const;
}
