import type { Cliente } from '@lavanda/shared/contract/clientes';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { nombreCompleto } from '../clientes/nombre';
import { TEXTOS } from '../textos';
import { useDesdeLista } from './useIrA';

const T = TEXTOS.lista;

interface MenuDeFilaProps {
  cliente: Cliente;
  boton: HTMLElement;
  onCopiar(cliente: Cliente): void;
  onCerrar(): void;
}

/** What can be done with a customer of the phone's list. */
export default function MenuDeFila({ cliente, boton, onCopiar, onCerrar }: MenuDeFilaProps) {
  const desdeLista = useDesdeLista();
  function copiar() {
    onCerrar();
    onCopiar(cliente);
  }
  return (
    <Menu open anchorEl={boton} onClose={onCerrar} slotProps={{ list: { 'aria-label': T.accionesDe(nombreCompleto(cliente)) } }}>
      <MenuItem onClick={copiar}>
        <ListItemIcon>
          <ContentCopyRounded fontSize="small" />
        </ListItemIcon>
        {T.copiar}
      </MenuItem>
      <MenuItem component={Link} to={`/app/clientes/${cliente._id}`} state={desdeLista}>
        <ListItemIcon>
          <EditOutlined fontSize="small" />
        </ListItemIcon>
        {T.detalles}
      </MenuItem>
    </Menu>
  );
}
