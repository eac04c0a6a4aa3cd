import type { User } from '@lavanda/shared/contract/schemas/auth';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import InitialsAvatar from '@lavanda/shared/ui/display/InitialsAvatar';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PhonelinkLockRounded from '@mui/icons-material/PhonelinkLockRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../account/device/useSignOut';
import { TEXTS as PASSWORD } from '../account/password/texts';
import { usePasswordDialog } from '../account/password/usePasswordDialog';
import { TEXTS as SECOND_FACTOR } from '../account/secondFactor/texts';
import { TEXTS as SESSIONS } from '../account/sessions/texts';
import { useAccountDialog } from '../account/useAccountDialog';
import { TEXTS } from '../app/texts';
import type { NavLink } from '../sections/sections';
import { iconOf } from './icons';

interface UserMenuProps {
  usuario: User;
  /** Sections shown in this menu instead of the bar. */
  enlaces: readonly NavLink[];
}

/** Shows the user and sucursal, the menu's sections, the change of password and 'Salir'. */
export function UserMenu({ usuario: user, enlaces: links }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const password = usePasswordDialog(user);
  const sessions = useAccountDialog(user, async () => (await import('../account/sessions/SessionsDialog')).SessionsDialog);
  const secondFactor = useAccountDialog(
    user,
    async () => (await import('../account/secondFactor/SecondFactorDialog')).SecondFactorDialog,
  );
  const close = () => setAnchor(null);

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
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': TEXTS.account } }}
        sx={MENU}
      >
        {links.map(({ section, path, text, icono: icon }) => {
          const Icon = iconOf(icon);
          return (
            <MenuItem
              key={section}
              onClick={() => {
                close();
                void navigate(path);
              }}
            >
              <Icon aria-hidden />
              {text}
            </MenuItem>
          );
        })}
        {links.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            close();
            void password.open();
          }}
        >
          <KeyRounded aria-hidden />
          {PASSWORD.title}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void sessions.open();
          }}
        >
          <DevicesRounded aria-hidden />
          {SESSIONS.title}
        </MenuItem>
        {user.rol === 'superuser' && (
          <MenuItem
            onClick={() => {
              close();
              void secondFactor.open();
            }}
          >
            <PhonelinkLockRounded aria-hidden />
            {SECOND_FACTOR.title}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            signOut.leave();
          }}
        >
          <LogoutRounded aria-hidden />
          {TEXTS.leave}
        </MenuItem>
      </Menu>
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

const MENU = {
  '& .MuiMenu-paper': { minWidth: 232, mt: 2, borderRadius: '14px' },
  '& .MuiMenu-list': { p: 2 },
  '& .MuiMenuItem-root': { minHeight: 48, gap: 3, px: 3, borderRadius: '8px', fontWeight: 600, fontSize: 15 },
  '& .MuiMenuItem-root svg': { fontSize: 21, color: 'text.secondary' },
} as const;
