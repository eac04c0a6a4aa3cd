import type { Member } from '@lavanda/shared/contract/schemas/team';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Datum from './Datum';
import MenuButton, { type OpenMenu } from './MenuButton';
import { lastSeen, onTeamSince } from './member';
import Person from './Person';
import RoleLabel from './RoleLabel';
import { TEXTS as T } from './texts';

interface PhoneListProps {
  members: readonly Member[];
  onMenu: OpenMenu;
}

/** The team on narrow screens, with the same data as the table. */
export default function PhoneList({ members, onMenu }: PhoneListProps) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px', overflow: 'clip' }}>
      <Box component="ul" aria-label={T.title} sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': SEPARATED }}>
        {members.map((member) => (
          <Box
            key={member._id}
            component="li"
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: '12px 4px 12px 16px' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2, '& [title]': WRAPPED }}>
              <Person member={member} />
              <RoleLabel member={member} />
              <Box component="dl" sx={DATA}>
                <dt>{T.lastSeen}</dt>
                <dd>
                  <Datum value={lastSeen(member)} />
                </dd>
                <dt>{T.onTeamSince}</dt>
                <dd>
                  <Datum value={onTeamSince(member)} />
                </dd>
              </Box>
            </Box>
            <MenuButton member={member} onMenu={onMenu} />
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** Wraps long lines, because a touch screen has no tooltip to show truncated text. */
const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

const SEPARATED = { borderTop: 1, borderColor: 'divider' } as const;

const DATA = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  m: 0,
  fontSize: 14,
  lineHeight: '20px',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
