import type { Theme } from '@mui/material/styles';

/** Styles of a card's notice: the button 'Avisar', and 'Avisada' with its time. */
export const noticeStyle = ({ vars: { palette } }: Pick<Theme, 'vars'>) =>
  ({
    '& button.tell': { borderColor: 'transparent', backgroundColor: palette.success.light, color: palette.success.main },
    '& button.told': {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      gap: '0 6px',
      marginLeft: -8,
      padding: '0 8px',
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      textAlign: 'left',
      fontSize: 13,
      lineHeight: '16px',
      fontWeight: 400,
      color: palette.text.secondary,
      '& svg': { gridRow: 'span 2', color: palette.success.main },
      '& b': { gridColumn: 2, fontSize: 14, lineHeight: '18px', color: palette.text.primary },
      '&:hover': { backgroundColor: palette.background.default },
    },
  }) as const;
