import type { Cliente } from '@lavanda/shared/contract/clientes';
import { ListSurface } from '@lavanda/shared/ui/list/ListSurface';
import { PHONE_ROW_HEIGHT } from '@lavanda/shared/ui/list/PhoneRows';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import VirtualRows from '@lavanda/shared/ui/list/VirtualRows';
import { useState } from 'react';
import { TEXTOS } from '../textos';
import FilaTelefono from './FilaTelefono';
import MenuDeFila from './MenuDeFila';
import { Renglones } from './Renglones';
import { useDesdeLista } from './useIrA';
import { ANTICIPO, cargarSiguiente, type Lista } from './useLista';

interface ListaTelefonoProps {
  lista: Lista;
  clientes: readonly Cliente[];
  onCopiar(cliente: Cliente): void;
}

/** The customers on a narrow screen: rows of which only what is near the window is drawn, with one menu for all. */
export default function ListaTelefono({ lista, clientes, onCopiar }: ListaTelefonoProps) {
  const [abierto, setAbierto] = useState<{ cliente: Cliente; boton: HTMLElement } | null>(null);
  const menu = (cliente: Cliente, boton: HTMLElement) => setAbierto({ cliente, boton });
  const abrir = useRowLinks(useDesdeLista());
  return (
    <ListSurface>
      <Renglones>
        <VirtualRows
          as="ul"
          aria-label={TEXTOS.lista.titulo}
          aria-busy={lista.cargandoMas}
          count={clientes.length}
          rowHeight={PHONE_ROW_HEIGHT}
          endMargin={ANTICIPO}
          onEndReached={() => cargarSiguiente(lista)}
          onClick={abrir}
        >
          {(indice, arriba) => {
            const cliente = clientes[indice];
            const cuantas = lista.hayMas ? -1 : clientes.length;
            return cliente && <FilaTelefono cliente={cliente} indice={indice} arriba={arriba} cuantas={cuantas} onMenu={menu} />;
          }}
        </VirtualRows>
      </Renglones>
      {abierto && <MenuDeFila {...abierto} onCopiar={onCopiar} onCerrar={() => setAbierto(null)} />}
    </ListSurface>
  );
}
