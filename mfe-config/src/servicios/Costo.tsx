import type { Servicio } from '@lavanda/shared/contract/servicios';
import { pesosACentavos } from '@lavanda/shared/domain/dinero';
import Money from '@lavanda/shared/ui/Money';
import Box from '@mui/material/Box';
import { TEXTS as T } from './textos';

/** 'Costo' of a service: $ with 2 decimals; N/A when it is flexible (spec 2 "Servicios"). */
export default function Cost({ servicio: { medida: unit, precio: price } }: { servicio: Servicio }) {
  if (unit !== 'flex') return <Money centavos={pesosACentavos(price) ?? 0} />;
  return (
    <Box component="span" sx={{ color: 'text.disabled' }}>
      {T.withoutCost}
    </Box>
  );
}
