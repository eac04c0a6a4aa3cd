import { styled, type Theme } from '@mui/material/styles';
import { noticeStyle } from './board/noticeStyle';
import { amountsStyle } from './cardStyle/amountsStyle';
import { buttonsStyle } from './cardStyle/buttonsStyle';
import { factsStyle } from './cardStyle/factsStyle';
import { frameStyle } from './cardStyle/frameStyle';
import { headStyle } from './cardStyle/headStyle';
import { stageChipStyle } from './cardStyle/stageChipStyle';

/**
 * A card with the styles of its parts. The parts are plain elements, because styling a dozen parts on each of 100 cards
 * as components would slow the board.
 */
export const Card = styled('article')(({ theme }) => ({
  // The order matters: of two rules with the same specificity, the later one wins.
  ...frameStyle(theme),
  ...headStyle(theme),
  ...factsStyle(theme),
  ...stageChipStyle(theme),
  ...amountsStyle(theme),
  ...buttonsStyle(theme),
  ...readyNoticeStyle(theme),
}));

function readyNoticeStyle(theme: Theme) {
  const { palette } = theme.vars;
  return {
    // The notice of a ready nota: below the amounts, beside the card's button.
    '& .aviso': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 50,
      margin: 0,
      padding: '0 118px 6px 14px',
      '& p': { margin: 0, fontSize: 13, lineHeight: '16px', color: palette.text.secondary },
      '& button': { position: 'relative', right: 'auto', bottom: 'auto', display: 'inline-flex', alignItems: 'center', gap: 6 },
      '& svg': { fontSize: 18 },
      ...noticeStyle(theme),
    },
  } as const;
}
