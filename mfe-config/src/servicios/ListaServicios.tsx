import type { Servicio } from '@lavanda/shared/contract/servicios';
import Box from '@mui/material/Box';
import AccionesServicio, { type AlTocarServicio } from './AccionesServicio';
import Costo from './Costo';
import { MEDIDA } from './textos';

interface ListaServiciosProps extends AlTocarServicio {
  categoria: string;
  servicios: readonly Servicio[];
}

/** The services of one category on the phone: what the table says, in rows that fit. */
export default function ListaServicios({ categoria, servicios, ...alTocar }: ListaServiciosProps) {
  return (
    <Box component="ul" aria-label={categoria} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {servicios.map((servicio) => (
        <Box key={servicio._id} component="li" sx={FILA}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, fontSize: 16, lineHeight: '22px', overflowWrap: 'anywhere' }}>{servicio.servicio}</Box>
            <Box sx={{ fontSize: 14, lineHeight: '18px', color: 'text.secondary' }}>
              <Costo servicio={servicio} />
              {` · ${MEDIDA[servicio.medida]}`}
            </Box>
          </Box>
          <Box sx={{ flex: 'none' }}>
            <AccionesServicio servicio={servicio} {...alTocar} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const FILA = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 72,
  py: 2,
  pl: 4,
  pr: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
