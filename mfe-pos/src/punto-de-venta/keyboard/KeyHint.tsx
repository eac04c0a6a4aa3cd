import { styled } from '@mui/material/styles';

const Kbd = styled('kbd')(({ theme }) => ({
  display: 'none',
  font: `600 11px/16px ${theme.typography.fontFamily}`,
  padding: '1px 6px',
  borderRadius: 5,
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.secondary,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '&[data-over="primario"]': {
    backgroundColor: 'transparent',
    color: 'inherit',
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
  '&[data-over="hundido"]': { backgroundColor: theme.vars.palette.background.paper },
  [`${theme.breakpoints.up('lg')} and (pointer: fine)`]: { display: 'inline-block' },
}));

/** Shortcut hint, shown only on wide screens with a mouse, which usually have a keyboard (UI guide 7). */
export function KeyHint({ children, over }: { children: string; over?: 'primario' | 'hundido' }) {
  return (
    <Kbd aria-hidden data-over={over}>
      {children}
    </Kbd>
  );
}
