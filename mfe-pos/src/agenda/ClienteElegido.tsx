import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import AvatarIniciales from '@lavanda/shared/ui/AvatarIniciales';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTOS } from '../activos/textos';
import { nombreCompleto } from '../clientes/nombre';

const T = TEXTOS.agenda;

interface ClienteElegidoProps {
  cliente: Cliente;
  deshabilitado: boolean;
  onCambiar(): void;
}

/** Whose pickup it is: name, phone, first address, and the way back to choose another. */
export default function ClienteElegido({ cliente, deshabilitado, onCambiar }: ClienteElegidoProps) {
  const nombre = nombreCompleto(cliente);
  const direccion = cliente.domicilio[0]?.descripcion ?? T.sinDomicilio;
  const detalle = [cliente.telefono === '' ? null : formatoTelefono(cliente.telefono), direccion].filter(Boolean).join(' · ');
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 3, p: '12px 14px', bgcolor: 'background.default', borderRadius: '12px' }}
    >
      <AvatarIniciales nombre={nombre} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="b" sx={{ display: 'block', fontSize: 16, lineHeight: '20px', fontWeight: 700 }}>
          {nombre}
        </Box>
        <Box sx={{ fontSize: 14, lineHeight: '20px', color: 'text.secondary' }}>{detalle}</Box>
      </Box>
      <Button onClick={onCambiar} disabled={deshabilitado} aria-label={T.cambiarCliente} sx={{ px: 2, fontSize: 14 }}>
        {T.cambiar}
      </Button>
    </Box>
  );
}
