import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { TEXTOS } from '../activos/textos';
import { contacto } from './contacto';
import { nombreCompleto } from './nombre';
import Resaltado from './Resaltado';

const T = TEXTOS.clientes;

interface FilaClienteProps {
  cliente: Cliente;
  buscado: string;
  /** Telephone and addresses in one line; else the addresses stand out, for whoever schedules a pickup has to know of them. */
  compacto: boolean;
}

/** One match of the search: name, phone, number of addresses, and whether a pickup of theirs is waiting. */
export default function FilaCliente({ cliente, buscado, compacto }: FilaClienteProps) {
  const domicilios = cliente.domicilio.length;
  const telefono = cliente.telefono === '' ? T.sinTelefono : formatoTelefono(cliente.telefono);
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontSize: 16, lineHeight: '22px', overflowWrap: 'anywhere' }}>
          <Resaltado texto={nombreCompleto(cliente)} buscado={buscado} />
        </Box>
        <Box sx={{ fontSize: compacto ? 13 : 14, lineHeight: '18px', color: 'text.secondary' }}>
          {compacto ? contacto(cliente.telefono, domicilios) : telefono}
        </Box>
      </Box>
      <Box sx={SENAS}>
        {cliente.nota_pendiente !== null && <Chip color="primary" icon={<LocalShippingOutlined />} label={T.porRecolectar} />}
        {!compacto && (
          <Chip
            color={domicilios === 0 ? 'warning' : 'default'}
            icon={domicilios === 0 ? <LocationOffOutlined /> : <PlaceOutlined />}
            label={T.domicilios(domicilios)}
          />
        )}
      </Box>
    </>
  );
}

/** One under the other on a phone, where beside each other they would leave a word of the name to a line. */
const SENAS = { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'flex-end', gap: 1.5 } as const;
