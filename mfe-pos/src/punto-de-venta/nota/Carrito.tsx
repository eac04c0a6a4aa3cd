import EmptyState from '@lavanda/shared/ui/EmptyState';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { Linea } from '../../notas/nota';
import type { Mando } from '../mando';
import { TEXTOS } from '../textos';
import LineaCarrito from './LineaCarrito';
import { type Destello, useDestello } from './useDestello';

export interface CarritoProps {
  lineas: readonly Linea[];
  /** Names of the catalogue by service id. */
  nombres: ReadonlyMap<string, string>;
  bloqueado: boolean;
  destello: Destello | null;
  mando: Mando;
}

/** The articles of the note. */
export default function Carrito({ lineas, nombres, bloqueado, destello, mando }: CarritoProps) {
  const lista = useRef<HTMLUListElement>(null);
  useDestello(lista, lineas, destello);

  if (lineas.length === 0) {
    return (
      <Box
        sx={{
          flex: 1,
          minHeight: 104,
          overflow: 'auto',
          display: 'grid',
          alignContent: 'center',
          '& .MuiTypography-h2': { fontSize: 16, lineHeight: '24px' },
        }}
      >
        <EmptyState nivel="p" titulo={TEXTOS.vacio} detalle={TEXTOS.vacioDetalle} icono={<CheckroomRounded />} />
      </Box>
    );
  }
  return (
    <div className="hueco">
      {/* With nothing in it to be reached, it is itself, to be scrolled. */}
      <ul ref={lista} className="articulos" aria-label={TEXTOS.articulos} tabIndex={bloqueado ? 0 : undefined}>
        {lineas.map((linea) => (
          <LineaCarrito
            key={linea.id}
            linea={linea}
            catalogo={linea.servicioId === null ? undefined : nombres.get(linea.servicioId)}
            bloqueado={bloqueado}
            mando={mando}
          />
        ))}
      </ul>
    </div>
  );
}
