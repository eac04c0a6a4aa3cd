import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { parts } from './address';

export const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '10px 0 0',
  padding: 0,
  borderRadius: 12,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  '&:empty': { display: 'none' },
}));

const ListRow = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '6px 14px',
  cursor: 'pointer',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:hover, &.Mui-focused': { backgroundColor: theme.vars.palette.primary.tint50 },
  '&.Mui-focused': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.graphic}` },
  '& svg': { color: theme.vars.palette.text.secondary, fontSize: 20 },
}));

export function Result({ descripcion: description, ...option }: ComponentProps<'li'> & { descripcion: string }) {
  const [street, rest] = parts(description);
  return (
    <ListRow {...option}>
      <PlaceOutlined aria-hidden />
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 600, fontSize: 16, lineHeight: '20px' }}>
          {street}
        </Box>
        <Box component="span" sx={{ fontSize: 14, lineHeight: '18px', color: 'text.secondary' }}>
          {rest}
        </Box>
      </span>
    </ListRow>
  );
}
