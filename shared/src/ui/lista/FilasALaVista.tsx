import { type MouseEvent, memo, type ReactNode } from 'react';
import { type Opciones, useFilasALaVista } from './useFilasALaVista.ts';

interface FilasALaVistaProps extends Opciones {
  como: 'ul' | 'tbody';
  className: string;
  'aria-label'?: string;
  'aria-busy'?: boolean;
  onClick?(evento: MouseEvent): void;
  /** A row, whose element carries `data-indice` and stands `arriba` px below the first, out of the flow. */
  children(indice: number, arriba: number): ReactNode;
}

/** The rows of a long list, of which only those near the window are drawn. Nothing else is drawn again while the page scrolls. */
export default function FilasALaVista({
  como: Cuerpo,
  cantidad,
  alto,
  anticipo,
  alLlegarAlFinal,
  children,
  ...mas
}: FilasALaVistaProps) {
  const { cuerpo, lugares, teclado } = useFilasALaVista({ cantidad, alto, anticipo, alLlegarAlFinal });
  return (
    <Cuerpo
      {...mas}
      {...teclado}
      ref={cuerpo}
      style={{ position: 'relative', contain: 'strict', height: cantidad * alto }}
    >
      {lugares.map(
        ({ clave, indice }) =>
          indice < cantidad && <Fila key={clave} indice={indice} arriba={indice * alto} dibujar={children} />,
      )}
    </Cuerpo>
  );
}

interface FilaProps {
  indice: number;
  arriba: number;
  dibujar(indice: number, arriba: number): ReactNode;
}

/** Looked at again only when its element takes another row. */
const Fila = memo(function Fila({ indice, arriba, dibujar }: FilaProps) {
  return dibujar(indice, arriba);
});
