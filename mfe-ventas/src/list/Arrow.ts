import { styled } from '@mui/material/styles';

export const Arrow = styled('i')({
  width: 7,
  height: 7,
  margin: '0 5px 0 6px',
  border: 'solid currentColor',
  borderWidth: '2px 2px 0 0',
  transform: 'rotate(45deg)',
});
