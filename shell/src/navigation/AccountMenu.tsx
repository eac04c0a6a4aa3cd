import DevicesRounded from '@mui/icons-material/DevicesRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PhonelinkLockRounded from '@mui/icons-material/PhonelinkLockRounded';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ElementType } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXTS as PASSWORD } from '../account/password/texts';
import { TEXTS as SECOND_FACTOR } from '../account/secondFactor/texts';
import { TEXTS as SESSIONS } from '../account/sessions/texts';
import { TEXTS } from '../app/texts';
import type { NavLink } from '../sections/sections';
import { iconOf } from './icons';

interface AccountMenuProps {
  links: readonly NavLink[];
  anchor: HTMLElement | null;
  onClose(): void;
  onPassword(): void;
  onSessions(): void;
  /** Missing when the user's role has no second factor. */
  onSecondFactor: (() => void) | undefined;
  onLeave(): void;
}

/** The user menu: links to sections, the actions on the user's own account, and 'Salir'. */
export function AccountMenu(props: AccountMenuProps) {
  const { links, anchor, onClose, onPassword, onSessions, onSecondFactor, onLeave } = props;
  const navigate = useNavigate();
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': TEXTS.account } }}
      sx={MENU}
    >
      {links.map(({ section, path, text, icon }) => (
        <AccountItem key={section} icon={iconOf(icon)} text={text} onClick={choose(() => void navigate(path))} />
      ))}
      {links.length > 0 && <Divider />}
      <AccountItem icon={KeyRounded} text={PASSWORD.title} onClick={choose(onPassword)} />
      <AccountItem icon={DevicesRounded} text={SESSIONS.title} onClick={choose(onSessions)} />
      {onSecondFactor && <AccountItem icon={PhonelinkLockRounded} text={SECOND_FACTOR.title} onClick={choose(onSecondFactor)} />}
      <AccountItem icon={LogoutRounded} text={TEXTS.leave} onClick={choose(onLeave)} />
    </Menu>
  );
}

interface AccountItemProps {
  icon: ElementType;
  text: string;
  onClick(): void;
}

/** An item of the menu. `item` also holds props that the menu passes for focus handling. */
function AccountItem({ icon: Icon, text, ...item }: AccountItemProps) {
  return (
    <MenuItem {...item}>
      <Icon aria-hidden />
      {text}
    </MenuItem>
  );
}

const MENU = {
  '& .MuiMenu-paper': { minWidth: 232, mt: 2, borderRadius: '14px' },
  '& .MuiMenu-list': { p: 2 },
  '& .MuiMenuItem-root': { minHeight: 48, gap: 3, px: 3, borderRadius: '8px', fontWeight: 600, fontSize: 15 },
  '& .MuiMenuItem-root svg': { fontSize: 21, color: 'text.secondary' },
} as const;
