import type { User } from '@lavanda/shared/contract/schemas/auth';
import { tabCorner } from '@lavanda/shared/ui/display/tabCorner';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { TEXTS } from '../app/texts';
import { Scanner } from '../scan/Scanner';
import { HOME, type NavLink } from '../sections/sections';
import { SyncChip } from '../sync/SyncChip';
import { NARROW, PHONE, TABLET, WIDE } from './breakpoints';
import { SectionIcon } from './SectionIcon';
import { SectionLink } from './SectionLink';
import { UserMenu } from './UserMenu';

interface NavBarProps {
  usuario: User;
  /** The user's permissions, among them the names of the sections that they may open. */
  permissions: readonly string[];
  enlaces: readonly NavLink[];
  /** Section links shown in the user menu. */
  ofMenu: readonly NavLink[];
}

/**
 * Top bar of the app: the laundry's logo and name, the sections (from 768 px; up to 1359 px with the text under the icon),
 * 'Escanear' for who may open the counter, the chip of the captures to send, and the user menu.
 */
export function Bar({ usuario: user, permissions, enlaces: links, ofMenu }: NavBarProps) {
  const { nombre: name, logo } = user.tenantData;
  return (
    <Box component="header" sx={BAR}>
      <Box component={Link} to={links[0]?.path ?? HOME} aria-label={name} sx={LOGO}>
        {logo && <img src={logo} alt="" height={30} />}
        <Box component="span" data-name={logo ? '' : undefined} sx={logo ? NAME : undefined}>
          {name}
        </Box>
      </Box>
      <Box component="nav" aria-label={TEXTS.secciones} sx={NAVIGATION}>
        {links.map((link) => (
          <SectionLink key={link.section} link={link}>
            <SectionIcon name={link.icon} />
            {link.text}
          </SectionLink>
        ))}
      </Box>
      <Box sx={{ flex: 1 }} />
      {permissions.includes('pos') && <Scanner permissions={permissions} zone={user.sucursalData.zona_horaria} />}
      <SyncChip usuario={user} />
      <UserMenu usuario={user} enlaces={ofMenu} />
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: { xs: 56, lg: 60 },
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, lg: 2 },
  p: { xs: '0 6px 0 10px', sm: '0 8px 0 12px', lg: '0 16px 0 20px' },
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  // A phone has no room for names beside the chip of waiting captures.
  [NARROW]: { '&:has([data-sync]) [data-name]': VISUALLY_HIDDEN },
  boxShadow: (theme: Theme) => `inset 0 3px 0 ${theme.vars?.palette.secondary.main}, inset 0 -1px 0 rgb(0 0 0 / .10)`,
} as const;

const LOGO = {
  height: 44,
  minWidth: 44,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  mr: { xs: 0, sm: 1.5, lg: 3 },
  p: { xs: '0 12px 0 8px', sm: '0 6px', lg: '0 12px 0 8px' },
  borderRadius: '10px',
  bgcolor: '#fff',
  color: 'text.primary',
  fontWeight: 700,
  fontSize: 16,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '& img': { display: 'block', maxWidth: 120, objectFit: 'contain' },
} as const;

/** On a tablet the logo alone stands for the laundry. */
const NAME = { [TABLET]: { display: 'none' } } as const;

/** The open section's link looks like a folder tab joined to the page. */
const NAVIGATION = {
  display: 'flex',
  [PHONE]: { display: 'none' },
  alignSelf: 'flex-end',
  minWidth: 0,
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    borderRadius: '12px 12px 0 0',
    color: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'primary.dark' },
    '&[aria-current]': { bgcolor: 'background.default', color: 'primary.text', fontWeight: 700 },
    '&[aria-current]::before': tabCorner('left'),
    '&[aria-current]::after': tabCorner('right'),
  },
  [TABLET]: {
    '& a': {
      flexDirection: 'column',
      justifyContent: 'center',
      height: 50,
      minWidth: 64,
      p: '2px 6px 0',
      fontSize: 12.5,
      lineHeight: '15px',
    },
    '& svg': { fontSize: 21 },
  },
  [WIDE]: {
    gap: 0.5,
    '& a': { height: 48, px: 3.25, gap: 2, fontSize: 15 },
    '& svg': { fontSize: 21 },
  },
} as const;
