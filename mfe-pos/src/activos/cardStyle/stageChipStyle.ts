import type { Theme } from '@mui/material/styles';

/** Styles of the chips that show a nota's stage and its number of pieces on a card. */
export function stageChipStyle(theme: Theme) {
  const { palette } = theme.vars;
  return {
    // The negative margins make the chip take up one text line, so that the card doesn't grow.
    '& .etapa, & button.etapa': {
      ...theme.typography.button,
      position: 'relative',
      right: 'auto',
      bottom: 'auto',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 3,
      minHeight: 0,
      height: 24,
      marginBlock: -2,
      padding: '0 7px',
      verticalAlign: 'top',
      border: 0,
      borderRadius: 12,
      fontSize: 12,
      lineHeight: '18px',
      backgroundColor: palette.background.sunken,
      color: palette.text.primary,
      '& svg': { fontSize: 15, margin: '0 -2px 0 0' },
      '& b': {
        margin: '0 -6px 0 2px',
        padding: '0 6px',
        borderRadius: 9,
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
        boxShadow: `inset 0 0 0 1.5px ${palette.text.secondary}`,
      },
      '&[data-stage="proceso"]': { backgroundColor: palette.info.light, color: palette.info.main },
      '&[data-stage="lista"]': { backgroundColor: palette.success.light, color: palette.success.main },
    },
    // A chip's touch target overlaps those of the menu button and the print button at their lower edge, and must be on top.
    '& button.etapa': { zIndex: 1 },
    '& button.etapa::before': { content: '""', position: 'absolute', inset: '-2px 0 -13px' },
    '& .lugar .piezas': { marginRight: 4 },
    '& button.piezas::before': { inset: '-2px -8px -13px' },
    '& button.piezas svg': { margin: 0 },
    '& button.etapa:hover': { boxShadow: `inset 0 0 0 1px ${palette.outline}` },
  } as const;
}
