import { mensajeDeFallo } from '@lavanda/shared';
import { useRef, useState } from 'react';
import type { Punto } from '../mapa/tipos';
import { partes } from './direccion';
import { type Lugar, useClientesDomiciliosCoordenadasMutation } from './endpoints';
import { useBusquedaDomicilio } from './useBusquedaDomicilio';

/**
 * An address on its way in: what is typed, the place found for it, the place on the map. A chosen place stays while its
 * street and number are in the text, so that the interior number can be added to it.
 */
export function useDomicilioNuevo(puntoInicial: Punto | null) {
  const [texto, setTexto] = useState('');
  const [lugar, setLugar] = useState<Lugar | null>(null);
  const [punto, setPunto] = useState<Punto | null>(puntoInicial);
  const [fallo, setFallo] = useState<string | null>(null);
  const [pedirCoordenadas, { isLoading }] = useClientesDomiciliosCoordenadasMutation();
  const busqueda = useBusquedaDomicilio(texto, lugar === null);
  const ultima = useRef(0);

  function escribir(nuevo: string) {
    setTexto(nuevo);
    if (!lugar || nuevo.includes(partes(lugar.descripcion)[0])) return;
    ultima.current += 1;
    setLugar(null);
    setPunto(puntoInicial);
  }

  async function elegir(encontrado: Lugar) {
    ultima.current += 1;
    const esta = ultima.current;
    setTexto(encontrado.descripcion);
    setLugar(encontrado);
    setFallo(null);
    const respuesta = await pedirCoordenadas(encontrado.id);
    if (esta !== ultima.current) return;
    if (respuesta.data) setPunto(respuesta.data);
    else {
      setLugar(null);
      setFallo(mensajeDeFallo(respuesta.error));
    }
  }

  return {
    texto,
    escribir,
    lugar,
    punto,
    ubicar: setPunto,
    elegir,
    busqueda,
    ubicando: isLoading,
    /** Why the place of the chosen result isn't known, in Spanish. */
    falloLugar: fallo,
  };
}
