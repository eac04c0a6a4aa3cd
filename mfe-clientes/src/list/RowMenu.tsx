import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { TEXTS } from '../texts';
import { useFromList } from './useGoTo';

const T = TEXTS.list;

interface RowMenuProps {
  cliente: Cliente;
  button: HTMLElement;
  onCopy(cliente: Cliente): void;
  onClose(): void;
}

export default function RowMenu({ cliente, button, onCopy, onClose }: RowMenuProps) {
  const fromList = useFromList();
  function copy() {
    onClose();
    onCopy(cliente);
  }
  return (
    <Menu open anchorEl={button} onClose={onClose} slotProps={{ list: { 'aria-label': T.actionsOf(fullName(cliente)) } }}>
      <MenuItem onClick={copy}>
        <ListItemIcon>
          <ContentCopyRounded fontSize="small" />
        </ListItemIcon>
        {T.copy}
      </MenuItem>
      <MenuItem component={Link} to={`/app/clientes/${cliente._id}`} state={fromList}>
        <ListItemIcon>
          <EditOutlined fontSize="small" />
        </ListItemIcon>
        {T.details}
      </MenuItem>
    </Menu>
  );
}
