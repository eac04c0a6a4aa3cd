import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TEXTS } from '../app/texts';
import { type NavLink, sectionOf } from '../sections/sections';
import { PHONE } from './breakpoints';
import { MoreSections } from './MoreSections';
import { SectionIcon } from './SectionIcon';
import { SectionLink } from './SectionLink';

/** Maximum number of tabs; with more sections, the last tab is 'Más'. */
const MAX_TABS = 5;

interface TabBarProps {
  enlaces: readonly NavLink[];
  /** Sections of the user menu. When there is a tab 'Más', its sheet shows these sections too. */
  ofMenu: readonly NavLink[];
}

/** Links to the sections as tabs at the bottom of a phone; from 768 px the top bar shows them instead. */
export function TabBar({ enlaces: links, ofMenu }: TabBarProps) {
  const opened = sectionOf(useLocation().pathname);
  const [more, setMore] = useState(false);
  if (links.length === 0) return null;
  const tabs = links.length > MAX_TABS ? links.slice(0, MAX_TABS - 1) : links;
  const others = links.length > MAX_TABS ? [...links.slice(MAX_TABS - 1), ...ofMenu] : [];
  const inMore = others.some(({ section }) => section === opened);
  return (
    <Box component="nav" aria-label={TEXTS.secciones} sx={TABS}>
      {tabs.map((link) => (
        <SectionLink key={link.section} link={link}>
          <i>
            <SectionIcon name={link.icon} size={22} />
          </i>
          {link.text}
        </SectionLink>
      ))}
      {others.length > 0 && (
        <ButtonBase
          aria-haspopup="dialog"
          aria-expanded={more}
          aria-current={inMore ? 'page' : undefined}
          onClick={() => setMore(true)}
        >
          <i>
            <MoreHorizRounded aria-hidden sx={{ fontSize: 22 }} />
          </i>
          {TEXTS.more}
        </ButtonBase>
      )}
      <MoreSections links={others} opened={more} onClose={() => setMore(false)} />
    </Box>
  );
}

const TABS = {
  display: 'none',
  [PHONE]: { display: 'flex' },
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'appBar',
  height: 64,
  p: '4px 4px 0',
  bgcolor: 'background.paper',
  boxShadow: (theme: Theme) => `0 -1px 0 ${theme.vars?.palette.divider}`,
  '& > a, & > button': {
    flex: '1 1 auto',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 0.5,
    color: 'text.secondary',
    fontFamily: 'inherit',
    fontWeight: 600,
    fontSize: 12,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '& i': { display: 'grid', placeItems: 'center', width: 56, height: 30, borderRadius: '15px' },
    '&[aria-current]': { color: 'primary.text', fontWeight: 700, '& i': { bgcolor: 'primary.light' } },
  },
} as const;
