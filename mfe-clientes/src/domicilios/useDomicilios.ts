import type { Domicilio } from '@lavanda/shared/contract/clientes';
import { useEffect, useState } from 'react';
import type { Punto } from '../mapa/tipos';
import { domicilioDe } from './direccion';
import { TEXTOS } from './textos';

/** What lies over the list and the map; addresses are named by their place in the list. */
export type Abierto =
  | { que: 'nuevo'; punto: Punto | null }
  | { que: 'editar'; indice: number }
  | { que: 'eliminar'; indice: number }
  | null;

interface Entrada {
  domicilios: Domicilio[];
  editable: boolean;
  onCambio(domicilios: Domicilio[]): void;
}

/**
 * What the user is doing with the addresses: which is chosen, which is being placed by a click, what is asked. List and
 * map act through it alike. Nothing is saved here: each change hands the page the whole new list.
 */
export function useDomicilios({ domicilios, editable, onCambio }: Entrada) {
  const [elegido, setElegido] = useState<number | null>(null);
  const [desdeMapa, setDesdeMapa] = useState(false);
  const [porColocar, setPorColocar] = useState<number | null>(null);
  const [pulsado, setPulsado] = useState<Punto | null>(null);
  const [abierto, setAbierto] = useState<Abierto>(null);
  const [dicho, setDicho] = useState('');
  const existe = (indice: number | null) => (indice !== null && indice < domicilios.length ? indice : null);

  // Cancel, or a save: the page left edit mode, and what was half done on the map with it.
  useEffect(() => {
    if (editable) return;
    setPorColocar(null);
    setPulsado(null);
  }, [editable]);

  function elegir(indice: number | null, enMapa = false) {
    setElegido(indice);
    setDesdeMapa(enMapa);
    setPulsado(null);
  }

  function poner(indice: number, cambios: Partial<Domicilio>) {
    onCambio(domicilios.map((cada, i) => (i === indice ? { ...cada, ...cambios } : cada)));
  }

  function ubicar(indice: number, punto: Punto) {
    poner(indice, punto);
    elegir(indice);
    setPorColocar(null);
    setDicho(TEXTOS.dicho.ubicado(indice + 1));
  }

  return {
    elegido: existe(elegido),
    /** The chosen one was chosen on the map, where the focus belongs. */
    desdeMapa,
    porColocar: editable ? existe(porColocar) : null,
    /** Where the map was clicked, while the user says what for. */
    pulsado,
    abierto,
    /** What just happened, for who can't see it. */
    dicho,
    elegir,
    abrir: setAbierto,
    cerrar: () => setAbierto(null),
    olvidarPunto: () => setPulsado(null),
    /** The next click on the map is the place of this address. */
    empezarAColocar(indice: number) {
      elegir(indice);
      setPorColocar(indice);
    },
    dejarDeColocar: () => setPorColocar(null),
    /** A click on the map: the place of the address being placed, or a question. Without edit mode it only closes the card. */
    pulsar(punto: Punto) {
      const colocado = editable ? existe(porColocar) : null;
      if (colocado !== null) ubicar(colocado, punto);
      else if (!editable) elegir(null);
      else setPulsado((anterior) => (anterior ? null : punto));
    },
    ubicar,
    agregar(texto: string, punto: Punto | null) {
      const indice = domicilios.length;
      onCambio([...domicilios, domicilioDe(texto, punto)]);
      setAbierto(null);
      elegir(indice);
      setPorColocar(punto ? null : indice);
      setDicho(TEXTOS.dicho.agregado(indice + 1));
    },
    cambiar(indice: number, texto: string, punto: Punto | null) {
      poner(indice, domicilioDe(texto, punto));
      setAbierto(null);
      elegir(indice);
      setPorColocar(null);
      setDicho(TEXTOS.dicho.cambiado(indice + 1));
    },
    eliminar(indice: number) {
      onCambio(domicilios.filter((_, i) => i !== indice));
      setAbierto(null);
      elegir(null);
      setPorColocar(null);
      setDicho(TEXTOS.dicho.eliminado(indice + 1));
    },
  };
}

export type EstadoDomicilios = ReturnType<typeof useDomicilios>;
