import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import Box from '@mui/material/Box';
import { knownSection } from '../../sections/composition';

/**
 * A section's placeholder, close to the size of what will come (mock-ups 13): its remoto.json says which. Its title is for screen readers,
 * and isn't an h1: that would take the focus on a change of section and lose it when the section comes.
 */
export function SectionSkeleton({ section }: { section: string }) {
  const known = knownSection(section);
  return (
    <>
      {known && (
        <Box role="heading" aria-level={1} sx={VISUALLY_HIDDEN}>
          {known.tituloDePagina ?? known.titulo}
        </Box>
      )}
      <PageSkeleton {...(known?.esqueleto ?? {})} sx={{ mt: 13 }} />
    </>
  );
}
