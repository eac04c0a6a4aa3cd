import { styled } from '@mui/material/styles';

/** A grey label in a list row, such as the 'NO' of a cliente without tax data. */
export const RowTag = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '0 9px',
  borderRadius: 12,
  fontSize: 12.5,
  lineHeight: '24px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
}));
