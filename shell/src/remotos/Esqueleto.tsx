import type { Seccion } from '@lavanda/shared/domain/roles';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';

type Forma = Parameters<typeof PageSkeleton>[0];

/** Each section's placeholder, close to the size of what will come (mock-ups 13). */
const FORMAS: Record<Seccion, Forma> = {
  activos: { forma: 'tarjetas', cantidad: 16, alto: 124 },
  pos: { forma: 'tarjetas', cantidad: 12, alto: 78 },
  ventas: { forma: 'lista', cantidad: 12, alto: 56 },
  clientes: { forma: 'lista', cantidad: 12, alto: 56 },
  dashboard: { forma: 'tarjetas', cantidad: 8, alto: 180 },
  configuracion: { forma: 'lista', cantidad: 6, alto: 56 },
};

export function Esqueleto({ seccion }: { seccion: Seccion }) {
  return <PageSkeleton {...FORMAS[seccion]} sx={{ mt: 13 }} />;
}
