import type { Domicilio } from '@lavanda/shared/contract/clientes';
import Box from '@mui/material/Box';
import { TEXTOS } from './textos';

/** The addresses, numbered as their pins. */
export default function ListaDomicilios({ domicilios }: { domicilios: Domicilio[] }) {
  return (
    <Box component="ol" aria-label={TEXTOS.lista} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {domicilios.map((domicilio, indice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address has no id; its place in the list is its number.
        <Box component="li" key={indice} sx={{ display: 'flex', gap: 3, minHeight: 48, alignItems: 'center', px: 4 }}>
          {`${indice + 1}. ${domicilio.descripcion}`}
        </Box>
      ))}
    </Box>
  );
}
