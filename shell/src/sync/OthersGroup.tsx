import type { Entry } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import { can } from '@lavanda/shared/domain/roles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { SendOfDialog } from './SendOfDialog';
import { TEXTS as T } from './texts';

interface OthersGroupProps {
  user: User;
  /** Captures of one other user of the laundry on this device. */
  entries: readonly Entry[];
  children: ReactNode;
}

/** '3 notas de Ana sin enviar': another user's captures, sent when that user signs in, or by a user whose role may send them. */
export default function OthersGroup({ user, entries, children }: OthersGroupProps) {
  const heading = useId();
  const [asks, setAsks] = useState(false);
  const owner = entries[0]?.owner;
  if (!owner) return null;
  const maySend = can(user.rol, 'notas.anular');
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, py: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="h3" id={heading} sx={{ m: 0, fontSize: 13, fontWeight: 700, color: 'text.secondary' }}>
            {T.unsentOf(entries, owner.name)}
          </Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {maySend ? T.othersMay(entries.length) : T.others(entries.length, owner.name)}
          </Box>
        </Box>
        {maySend && (
          <Button variant="outlined" onClick={() => setAsks(true)}>
            {T.sendOf(owner.name)}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {children}
      </Box>
      {asks && <SendOfDialog user={user} entries={entries} owner={owner} onClose={() => setAsks(false)} />}
    </Box>
  );
}
