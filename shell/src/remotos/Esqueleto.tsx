import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import { seccionConocida } from '../app/composicion';

/** A section's placeholder, close to the size of what will come (mock-ups 13): its remoto.json says which. */
export function Esqueleto({ seccion }: { seccion: string }) {
  return <PageSkeleton {...(seccionConocida(seccion)?.esqueleto ?? {})} sx={{ mt: 13 }} />;
}
