import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import Box from '@mui/material/Box';
import { knownSection } from '../../sections/composition';

/**
 * Placeholder close to the section's final size (mock-ups 13), described in its remoto.json. Its hidden title isn't an
 * h1: an h1 would take the focus, which would be lost when the section replaces it.
 */
export function SectionSkeleton({ section }: { section: string }) {
  const known = knownSection(section);
  const skeleton = known?.esqueleto;
  return (
    <>
      {known && (
        <Box role="heading" aria-level={1} sx={VISUALLY_HIDDEN}>
          {known.tituloDePagina ?? known.titulo}
        </Box>
      )}
      <PageSkeleton
        {...(skeleton && { count: skeleton.cantidad, height: skeleton.alto, shape: skeleton.forma })}
        sx={{ mt: 13 }}
      />
    </>
  );
}
