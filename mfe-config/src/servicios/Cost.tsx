import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { pesosToCentavos } from '@lavanda/shared/domain/money';
import Money from '@lavanda/shared/ui/display/Money';
import Box from '@mui/material/Box';
import { TEXTS as T } from './texts';

/** 'Costo' of a servicio: pesos with 2 decimals; N/A for a flexible servicio. */
export default function Cost({ servicio: { medida: unit, precio: price } }: { servicio: Servicio }) {
  if (unit !== 'flex') return <Money centavos={pesosToCentavos(price) ?? 0} />;
  return (
    <Box component="span" sx={{ color: 'text.disabled' }}>
      {T.withoutCost}
    </Box>
  );
}
