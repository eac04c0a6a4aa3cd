import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import Box from '@mui/material/Box';
import Cost from './Cost';
import ServicioActions, { type OnServicioTap } from './ServicioActions';
import { UNIT } from './texts';

interface ServiciosListProps extends OnServicioTap {
  categoria: string;
  servicios: readonly Servicio[];
}

/** The servicios of a category on a phone, with the same data as the table. */
export default function ServiciosList({ categoria: category, servicios, ...actions }: ServiciosListProps) {
  return (
    <Box component="ul" aria-label={category} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {servicios.map((servicio) => (
        <Box key={servicio._id} component="li" sx={ROW}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, fontSize: 16, lineHeight: '22px', overflowWrap: 'anywhere' }}>{servicio.servicio}</Box>
            <Box sx={{ fontSize: 14, lineHeight: '18px', color: 'text.secondary' }}>
              <Cost servicio={servicio} />
              {` · ${UNIT[servicio.medida]}`}
            </Box>
          </Box>
          <Box sx={{ flex: 'none' }}>
            <ServicioActions servicio={servicio} {...actions} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const ROW = {
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
