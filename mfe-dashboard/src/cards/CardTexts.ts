import { styled } from '@mui/material/styles';

/** Line above a card's figures with their sum. */
export const Total = styled('p')(({ theme }) => ({ margin: '0 0 8px', fontSize: 14, color: theme.vars.palette.text.secondary }));

/** Text below a card's figures that says what they count. */
export const Note = styled('p')(({ theme }) => ({
  margin: '12px 0 0',
  fontSize: 13.5,
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
}));
