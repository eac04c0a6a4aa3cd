import type { Member } from '@lavanda/shared/contract/schemas/team';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { nameFor } from './member';
import { TEXTS as T } from './texts';

export type OpenMenu = (member: Member, button: HTMLElement) => void;

interface MenuButtonProps {
  member: Member;
  onMenu: OpenMenu;
}

export default function MenuButton({ member, onMenu }: MenuButtonProps) {
  return (
    <IconButton
      aria-label={T.actionsOf(nameFor(member))}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => onMenu(member, currentTarget)}
    >
      <MoreVertRounded />
    </IconButton>
  );
}
