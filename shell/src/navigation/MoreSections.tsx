import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import { TEXTS } from '../app/texts';
import type { NavLink } from '../sections/sections';
import { SectionIcon } from './SectionIcon';
import { SectionLink } from './SectionLink';

interface MoreSectionsProps {
  links: readonly NavLink[];
  opened: boolean;
  onClose(): void;
}

/** 'Más': a sheet with the sections that have no tab on a phone. */
export function MoreSections({ links, opened, onClose }: MoreSectionsProps) {
  return (
    <AppDialog opened={opened} title={TEXTS.more} onClose={onClose}>
      <Box component="nav" aria-label={TEXTS.moreSections} sx={LIST} onClick={onClose}>
        {links.map((link) => (
          <SectionLink key={link.section} link={link}>
            <i>
              <SectionIcon name={link.icon} size={22} />
            </i>
            <span>{link.text}</span>
            <ChevronRightRounded aria-hidden />
          </SectionLink>
        ))}
      </Box>
    </AppDialog>
  );
}

const LIST = {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 58,
    color: 'text.primary',
    fontWeight: 600,
    fontSize: 17,
    textDecoration: 'none',
  },
  '& a > span': { flex: 1 },
  '& a > svg': { color: 'text.secondary' },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '10px',
    bgcolor: 'primary.light',
    color: 'primary.text',
  },
} as const;
