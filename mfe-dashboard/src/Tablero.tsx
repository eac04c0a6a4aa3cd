import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Tarjeta from './tarjetas/Tarjeta';
import { TEXTOS_GRAFICAS as T, TEXTOS } from './textos';

/** Columns of twelve that each card takes on a desk, and its height while it is empty, px. */
const TARJETAS = [
  { titulo: T.ventasMensuales, alto: 272 },
  { titulo: T.mejoresClientes, alto: 272 },
  { titulo: T.metodos, alto: 196 },
  { titulo: T.dias, alto: 196 },
  { titulo: T.adicionales, alto: 196 },
] as const;

/** The five cards in their places. */
export const Rejilla = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 12,
  marginTop: 12,
  '& > *': { gridColumn: 'span 4' },
  '& > :first-of-type': { gridColumn: 'span 8' },
  [theme.breakpoints.down('lg')]: { '& > *': { gridColumn: 'span 6' }, '& > :first-of-type': { gridColumn: 'span 12' } },
  [theme.breakpoints.down(720)]: { '& > *': { gridColumn: 'span 12' } },
}));

function Vacio({ contenido }: { contenido(alto: number): ReactNode }) {
  return (
    <Rejilla className="rejilla">
      {TARJETAS.map(({ titulo, alto }) => (
        <Tarjeta key={titulo} titulo={titulo}>
          {contenido(alto)}
        </Tarjeta>
      ))}
    </Rejilla>
  );
}

/** The cards while their figures come. */
export function TableroEsperando() {
  return <Vacio contenido={(alto) => <Skeleton variant="rounded" height={alto} />} />;
}

/** The cards when their figures didn't come, each with another try. */
export function TableroFallido({ fallo, onReintentar }: { fallo: unknown; onReintentar(): void }) {
  return <Vacio contenido={() => <ErrorPanel titulo={TEXTOS.noCargo} fallo={fallo} nivel="p" onReintentar={onReintentar} />} />;
}
