import { useCurrentUser } from '@lavanda/shared';
import type { Member } from '@lavanda/shared/contract/schemas/team';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ForwardToInboxRounded from '@mui/icons-material/ForwardToInboxRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { nameFor } from './member';
import { TEXTS as T } from './texts';

interface MemberMenuProps {
  member: Member;
  button: HTMLElement;
  onEdit(): void;
  onSessions(): void;
  onResetLink(): void;
  onResend(): void;
  onRemove(): void;
  onClose(): void;
}

/** Menu of actions on an account. A pending account can only be invited again or deleted, one's own only modified. */
export default function MemberMenu(props: MemberMenuProps) {
  const { member, button, onEdit, onSessions, onResetLink, onResend, onRemove, onClose } = props;
  const isOwnAccount = useCurrentUser()._id === member._id;
  return (
    <Menu
      open
      anchorEl={button}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': T.actionsOf(nameFor(member)) }, paper: { sx: { minWidth: 180 } } }}
    >
      {member.confirmed ? (
        <MenuItem onClick={onEdit}>
          <ListItemIcon>
            <EditOutlined fontSize="small" />
          </ListItemIcon>
          {T.edit}
        </MenuItem>
      ) : (
        <MenuItem onClick={onResend}>
          <ListItemIcon>
            <ForwardToInboxRounded fontSize="small" />
          </ListItemIcon>
          {T.resend}
        </MenuItem>
      )}
      {member.confirmed && !isOwnAccount && (
        <MenuItem onClick={onSessions}>
          <ListItemIcon>
            <DevicesRounded fontSize="small" />
          </ListItemIcon>
          {T.sessions}
        </MenuItem>
      )}
      {member.confirmed && !isOwnAccount && (
        <MenuItem onClick={onResetLink}>
          <ListItemIcon>
            <KeyRounded fontSize="small" />
          </ListItemIcon>
          {T.resetLink}
        </MenuItem>
      )}
      {!isOwnAccount && (
        <MenuItem onClick={onRemove} sx={{ color: 'error.main' }}>
          <ListItemIcon>
            <DeleteOutlineRounded fontSize="small" />
          </ListItemIcon>
          {T.remove}
        </MenuItem>
      )}
    </Menu>
  );
}
