import type { Cliente } from '@lavanda/shared/contract/clientes';
import FilasALaVista from '@lavanda/shared/ui/lista/FilasALaVista';
import { useEnlaces } from '@lavanda/shared/ui/lista/useEnlaces';
import { useCallback, useState } from 'react';
import { TEXTOS } from '../textos';
import FilaTelefono, { ALTO_TELEFONO } from './FilaTelefono';
import MenuDeFila from './MenuDeFila';
import { Papel } from './Papel';
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
  const menu = useCallback((cliente: Cliente, boton: HTMLElement) => setAbierto({ cliente, boton }), []);
  const abrir = useEnlaces(useDesdeLista());
  return (
    <Papel>
      <Renglones>
        <FilasALaVista
          como="ul"
          className="cuerpo"
          aria-label={TEXTOS.lista.titulo}
          aria-busy={lista.cargandoMas}
          cantidad={clientes.length}
          alto={ALTO_TELEFONO}
          anticipo={ANTICIPO}
          alLlegarAlFinal={() => cargarSiguiente(lista)}
          onClick={abrir}
        >
          {(indice, arriba) => {
            const cliente = clientes[indice];
            const cuantas = lista.hayMas ? -1 : clientes.length;
            return cliente && <FilaTelefono cliente={cliente} indice={indice} arriba={arriba} cuantas={cuantas} onMenu={menu} />;
          }}
        </FilasALaVista>
      </Renglones>
      {abierto && <MenuDeFila {...abierto} onCopiar={onCopiar} onCerrar={() => setAbierto(null)} />}
    </Papel>
  );
}
