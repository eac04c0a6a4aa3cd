import type { Member } from '@lavanda/shared/contract/schemas/team';
import { initials } from '@lavanda/shared/domain/text';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import { lineOf } from './member';
import { TEXTS as T } from './texts';

export default function Person({ member }: { member: Member }) {
  const { nombre: name } = member;
  const line = lineOf(member);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <Box aria-hidden sx={{ ...CIRCLE, ...(name === '' ? EMPTY : FULL) }}>
        {name === '' ? <PersonOutlineRounded sx={{ fontSize: 20 }} /> : initials(name)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box
          title={name || undefined}
          sx={{
            ...ELLIPSIS,
            fontWeight: 600,
            fontSize: 16,
            lineHeight: '20px',
            ...(name === '' && { color: 'text.secondary' }),
          }}
        >
          {name || T.withoutName}
        </Box>
        <Box title={line} sx={{ ...ELLIPSIS, fontSize: 14, lineHeight: '18px', color: 'text.secondary' }}>
          {line}
        </Box>
      </Box>
    </Box>
  );
}

const CIRCLE = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  fontWeight: 700,
  fontSize: 14,
} as const;

const FULL = { bgcolor: 'secondary.main', color: 'secondary.contrastText' } as const;
const EMPTY = { bgcolor: 'background.sunken', color: 'text.secondary' } as const;
