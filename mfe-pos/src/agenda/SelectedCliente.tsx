import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { formatPhone } from '@lavanda/shared/domain/phone';
import InitialsAvatar from '@lavanda/shared/ui/display/InitialsAvatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from '../activos/texts';

const T = TEXTS.agenda;

interface SelectedClienteProps {
  cliente: Cliente;
  disabled: boolean;
  onChange(): void;
}

/** The chosen cliente (name, phone, first domicilio) and a button to choose another. */
export default function SelectedCliente({ cliente, disabled, onChange }: SelectedClienteProps) {
  const name = fullName(cliente);
  const address = cliente.domicilio[0]?.descripcion ?? T.noDomicilio;
  const detail = [cliente.telefono === '' ? null : formatPhone(cliente.telefono), address].filter(Boolean).join(' · ');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        p: '12px 14px',
        bgcolor: 'background.default',
        borderRadius: '12px',
      }}
    >
      <InitialsAvatar nombre={name} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="b" sx={{ display: 'block', fontSize: 16, lineHeight: '20px', fontWeight: 700 }}>
          {name}
        </Box>
        <Box sx={{ fontSize: 14, lineHeight: '20px', color: 'text.secondary' }}>{detail}</Box>
      </Box>
      <Button onClick={onChange} disabled={disabled} aria-label={T.changeCliente} sx={{ px: 2, fontSize: 14 }}>
        {T.change}
      </Button>
    </Box>
  );
}
