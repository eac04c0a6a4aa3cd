import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { TEXTS } from '../app/texts';
import type { NavLink } from '../sections/sections';
import { iconOf } from './icons';
import { SectionLink } from './SectionLink';

/** Sections as tabs at the bottom of a phone; from 600 px the bar shows them. */
export function TabBar({ enlaces: links }: { enlaces: readonly NavLink[] }) {
  if (links.length === 0) return null;
  return (
    <Box component="nav" aria-label={TEXTS.secciones} sx={TABS}>
      {links.map((link) => {
        const Icon = iconOf(link.icono);
        return (
          <SectionLink key={link.section} link={link}>
            <i>
              <Icon aria-hidden sx={{ fontSize: 22 }} />
            </i>
            {link.text}
          </SectionLink>
        );
      })}
    </Box>
  );
}

const TABS = {
  display: { xs: 'flex', sm: 'none' },
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'appBar',
  height: 64,
  p: '4px 4px 0',
  bgcolor: 'background.paper',
  boxShadow: (theme: Theme) => `0 -1px 0 ${theme.vars?.palette.divider}`,
  '& a': {
    flex: '1 1 auto',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 0.5,
    color: 'text.secondary',
    fontWeight: 600,
    fontSize: 12,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '& i': { display: 'grid', placeItems: 'center', width: 56, height: 30, borderRadius: '15px' },
    '&[aria-current]': { color: 'primary.text', fontWeight: 700, '& i': { bgcolor: 'primary.light' } },
  },
} as const;
