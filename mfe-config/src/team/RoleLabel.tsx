import type { Member } from '@lavanda/shared/contract/schemas/team';
import type { Role } from '@lavanda/shared/domain/roles';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { INVITATION_TEXTS, TEXTS } from './texts';

/** Colours of each role. They don't depend on the tenant's colours, so that a role looks the same in every laundry. */
const COLOR: Record<Role, { color: string; bgcolor: string }> = {
  superuser: { color: '#4a2d8a', bgcolor: '#ece6f8' },
  admin: { color: 'info.main', bgcolor: 'info.light' },
  user: { color: 'success.main', bgcolor: 'success.light' },
  accountant: { color: 'warning.main', bgcolor: 'warning.light' },
};

/** The role of a confirmed account; for another, that it is pending, with a note if its invitation wasn't sent or has expired. */
export default function RoleLabel({ member }: { member: Member }) {
  if (member.confirmed) {
    return (
      <Box component="span" sx={{ ...LABEL, ...COLOR[member.rol] }}>
        {member.rol}
      </Box>
    );
  }
  const nota = noteOf(member.invitacion);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, minWidth: 0 }}>
      <Chip size="small" color="warning" icon={<ScheduleRounded />} label={TEXTS.pending} sx={{ maxWidth: 1 }} />
      {nota && <Box sx={NOTE}>{nota}</Box>}
    </Box>
  );
}

function noteOf(invitation: Member['invitacion']): string | null {
  if (invitation === null) return INVITATION_TEXTS.withoutInvitation;
  if (invitation.vencida) return INVITATION_TEXTS.vencida;
  if (invitation.correo === 'fallido') return INVITATION_TEXTS.failed;
  return invitation.correo === 'pendiente' ? INVITATION_TEXTS.pending : null;
}

const LABEL = {
  display: 'inline-block',
  justifySelf: 'start',
  px: 2.5,
  height: 26,
  lineHeight: '26px',
  borderRadius: '13px',
  fontWeight: 600,
  fontSize: 13.5,
} as const;

const NOTE = { fontSize: 13, lineHeight: '18px', color: 'text.secondary', pl: 2 } as const;
