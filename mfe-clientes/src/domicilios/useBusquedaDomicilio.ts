import { useEffect, useState } from 'react';
import { useClientesDomiciliosBuscarQuery } from './endpoints';

/** The search needs more than this many characters (spec 5). */
const MINIMO = 3;

/** Pause in typing that starts the search by itself, ms (spec 5). */
const PAUSA = 1_500;

/** Longest text the search takes. */
const MAXIMO = 200;

/**
 * Search of an address while it is typed: 1.5 s after typing stops, only over 3 characters; at once with `buscarYa`.
 * @param activa false while there is nothing to search: the address was chosen already
 */
export function useBusquedaDomicilio(texto: string, activa: boolean) {
  const [buscado, setBuscado] = useState('');
  const limpio = texto.replace(/\s+/g, ' ').trim().slice(0, MAXIMO);
  const suficiente = limpio.length > MINIMO;

  useEffect(() => {
    if (!activa) return;
    const reloj = setTimeout(() => setBuscado(limpio), PAUSA);
    return () => clearTimeout(reloj);
  }, [limpio, activa]);

  const busca = activa && suficiente && buscado.length > MINIMO;
  const consulta = useClientesDomiciliosBuscarQuery(buscado, { skip: !busca });
  const alDia = busca && buscado === limpio && !consulta.isFetching;
  return {
    suficiente,
    /** The results belong to what is in the field now. */
    alDia,
    buscando: busca && consulta.isFetching,
    lugares: alDia && !consulta.isError ? (consulta.data ?? []) : [],
    fallo: alDia ? consulta.error : undefined,
    reintentar: consulta.refetch,
    buscarYa() {
      if (!suficiente) return;
      if (buscado === limpio && consulta.isError) consulta.refetch();
      setBuscado(limpio);
    },
  };
}
