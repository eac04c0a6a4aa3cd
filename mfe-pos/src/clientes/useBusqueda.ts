import { useEffect, useState } from 'react';
import { usePosBuscarClientesQuery } from './endpoints';

/** Fewest letters that start a search (spec 5). */
const MINIMO = 3;

/** Pause in typing that starts a search by itself, ms. */
const PAUSA = 250;

/** Search of customers while typing: from 3 letters on, after a pause, or at once with `buscarYa`. */
export function useBusqueda() {
  const [texto, setTexto] = useState('');
  const [buscado, setBuscado] = useState('');
  const limpio = texto.trim();
  const suficiente = limpio.length >= MINIMO;

  useEffect(() => {
    const reloj = setTimeout(() => setBuscado(limpio), PAUSA);
    return () => clearTimeout(reloj);
  }, [limpio]);

  const busca = suficiente && buscado.length >= MINIMO;
  const consulta = usePosBuscarClientesQuery(buscado, { skip: !busca });
  return {
    texto,
    setTexto,
    suficiente,
    /** The results belong to what is in the field now. */
    alDia: busca && buscado === limpio && !consulta.isFetching,
    clientes: busca ? (consulta.data ?? []) : [],
    sinRespuesta: busca && consulta.data === undefined && !consulta.isError,
    fallo: busca && !consulta.isFetching ? consulta.error : undefined,
    reintentar: consulta.refetch,
    buscarYa: () => setBuscado(limpio),
  };
}
