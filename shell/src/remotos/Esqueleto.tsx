import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Box from '@mui/material/Box';
import { seccionConocida } from '../app/composicion';

/**
 * A section's placeholder, close to the size of what will come (mock-ups 13): its remoto.json says which. It is titled for who
 * doesn't see it; not with an h1, which takes the focus on a change of section and would lose it when the section comes.
 */
export function Esqueleto({ seccion }: { seccion: string }) {
  const conocida = seccionConocida(seccion);
  return (
    <>
      {conocida && (
        <Box role="heading" aria-level={1} sx={SOLO_LECTOR}>
          {conocida.tituloDePagina ?? conocida.titulo}
        </Box>
      )}
      <PageSkeleton {...(conocida?.esqueleto ?? {})} sx={{ mt: 13 }} />
    </>
  );
}
