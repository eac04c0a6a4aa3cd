import type { Domicilio } from '@lavanda/shared/contract/clientes';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import FilaDomicilio from './FilaDomicilio';
import { TEXTOS } from './textos';
import type { EstadoDomicilios } from './useDomicilios';

export interface ListaDomiciliosProps {
  domicilios: Domicilio[];
  editable: boolean;
  estado: EstadoDomicilios;
  /** Placing by a click needs a map; without one the pin is placed by its coordinates. */
  conMapa: boolean;
  ref?: Ref<HTMLElement>;
}

/** The addresses, numbered as their pins. Everything the map does is here too. */
export default function ListaDomicilios({ domicilios, editable, estado, conMapa, ref }: ListaDomiciliosProps) {
  if (domicilios.length === 0) {
    return (
      <Box ref={ref} component="p" tabIndex={-1} sx={{ m: 0, p: '14px 16px', fontSize: 15, color: 'text.secondary' }}>
        {TEXTOS.sinDomicilios}
      </Box>
    );
  }
  return (
    <Box ref={ref} component="ol" tabIndex={-1} aria-label={TEXTOS.lista} sx={LISTA}>
      {domicilios.map((domicilio, indice) => (
        <FilaDomicilio
          // biome-ignore lint/suspicious/noArrayIndexKey: an address has no id; its place in the list is its number.
          key={indice}
          domicilio={domicilio}
          numero={indice + 1}
          elegido={estado.elegido === indice}
          editable={editable}
          onElegir={() => estado.elegir(estado.elegido === indice ? null : indice)}
          onMover={() => (conMapa ? estado.empezarAColocar(indice) : estado.abrir({ que: 'editar', indice }))}
          onEditar={() => estado.abrir({ que: 'editar', indice })}
          onEliminar={() => estado.abrir({ que: 'eliminar', indice })}
        />
      ))}
    </Box>
  );
}

/** Beside the form the card has the page's height: a long list scrolls and leaves the map its room. */
const LISTA = { listStyle: 'none', m: 0, p: 0, maxHeight: { lg: 250 }, overflowY: 'auto' } as const;
