import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { TEXTOS } from '../activos/textos';
import { nombreCompleto } from './nombre';
import Resaltado from './Resaltado';

const T = TEXTOS.clientes;

/** One match of the search: name, phone, number of addresses, and whether a pickup of theirs is waiting. */
export default function FilaCliente({ cliente, buscado }: { cliente: Cliente; buscado: string }) {
  const domicilios = cliente.domicilio.length;
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontSize: 16, lineHeight: '22px', overflowWrap: 'anywhere' }}>
          <Resaltado texto={nombreCompleto(cliente)} buscado={buscado} />
        </Box>
        <Box sx={{ fontSize: 14, lineHeight: '18px', color: 'text.secondary' }}>
          {cliente.telefono === '' ? T.sinTelefono : formatoTelefono(cliente.telefono)}
        </Box>
      </Box>
      <Box sx={SENAS}>
        {cliente.nota_pendiente !== null && <Chip color="primary" icon={<LocalShippingOutlined />} label={T.porRecolectar} />}
        <Chip
          color={domicilios === 0 ? 'warning' : 'default'}
          icon={domicilios === 0 ? <LocationOffOutlined /> : <PlaceOutlined />}
          label={T.domicilios(domicilios)}
        />
      </Box>
    </>
  );
}

/** One under the other on a phone, where beside each other they would leave a word of the name to a line. */
const SENAS = { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'flex-end', gap: 1.5 } as const;
