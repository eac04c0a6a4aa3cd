import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { formatPhone } from '@lavanda/shared/domain/phone';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { TEXTS } from '../activos/texts';
import { contact } from './contact';
import Highlight from './Highlight';

const T = TEXTS.clientes;

interface ClienteRowProps {
  cliente: Cliente;
  term: string;
  /**
   * True shows the phone and the number of domicilios in one line. False shows that number as a chip, because a recoleccion is
   * made at a domicilio.
   */
  compact: boolean;
}

/** A search match: name, phone, number of domicilios, and whether it has a pending recoleccion. */
export default function ClienteRow({ cliente, term, compact }: ClienteRowProps) {
  const domicilios = cliente.domicilio.length;
  const phone = cliente.telefono === '' ? T.noPhone : formatPhone(cliente.telefono);
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontSize: 16, lineHeight: '22px', overflowWrap: 'anywhere' }}>
          <Highlight text={fullName(cliente)} term={term} />
        </Box>
        <Box sx={{ fontSize: compact ? 13 : 14, lineHeight: '18px', color: 'text.secondary' }}>
          {compact ? contact(cliente.telefono, domicilios) : phone}
        </Box>
      </Box>
      <Box sx={DETAILS}>
        {cliente.nota_pendiente !== null && <Chip color="primary" icon={<LocalShippingOutlined />} label={T.toCollect} />}
        {!compact && (
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

/** Stacks the row's chips on phones, because side by side they would leave too little room for the name. */
const DETAILS = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: 'flex-end',
  gap: 1.5,
} as const;
