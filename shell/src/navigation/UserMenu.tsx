import type { User } from '@lavanda/shared/contract/schemas/auth';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import InitialsAvatar from '@lavanda/shared/ui/display/InitialsAvatar';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useSignOut } from '../account/device/useSignOut';
import { usePasswordDialog } from '../account/password/usePasswordDialog';
import { useAccountDialog } from '../account/useAccountDialog';
import { TEXTS } from '../app/texts';
import type { NavLink } from '../sections/sections';
import { AccountMenu } from './AccountMenu';

interface UserMenuProps {
  usuario: User;
  /** Sections shown in this menu instead of the bar. */
  enlaces: readonly NavLink[];
}

/** The button with the user and sucursal, the menu that it opens, and the dialogs about the account. */
export function UserMenu({ usuario: user, enlaces: links }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const signOut = useSignOut();
  const password = usePasswordDialog(user);
  const sessions = useAccountDialog(user, async () => (await import('../account/sessions/SessionsDialog')).SessionsDialog);
  const secondFactor = useAccountDialog(
    user,
    async () => (await import('../account/secondFactor/SecondFactorDialog')).SecondFactorDialog,
  );

  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={BUTTON}
      >
        <span data-name>
          <b>{user.nombre}</b>
          <span>{`${TEXTS.sucursal} ${user.sucursalData.nombre_sucursal}`}</span>
        </span>
        <InitialsAvatar nombre={user.nombre} />
      </ButtonBase>
      <AccountMenu
        links={links}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onPassword={() => void password.open()}
        onSessions={() => void sessions.open()}
        onSecondFactor={user.rol === 'superuser' ? () => void secondFactor.open() : undefined}
        onLeave={signOut.leave}
      />
      {password.dialog}
      {sessions.dialog}
      {secondFactor.dialog}
      {signOut.dialog}
    </>
  );
}

const BUTTON = {
  minHeight: 44,
  display: 'flex',
  gap: 2.5,
  px: 2,
  borderRadius: '10px',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'right',
  minWidth: 0,
  '&:hover, &[aria-expanded="true"]': { bgcolor: 'primary.selected' },
  '& b': { display: 'block', fontWeight: 700, fontSize: 14, lineHeight: '18px' },
  '& b + span': { display: 'block', fontSize: 13, lineHeight: '16px' },
  '& b, & b + span': ELLIPSIS,
  '& > span:first-of-type': { minWidth: 0 },
  // On small tablets the sections need the room, so the name is hidden visually and only the avatar stays.
  '@media (min-width: 768px) and (max-width: 899.95px)': { flex: 'none', '& > span:first-of-type': VISUALLY_HIDDEN },
} as const;
