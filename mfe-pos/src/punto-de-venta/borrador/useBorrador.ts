import type { Despacho } from '@lavanda/shared';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { NotaGuardada } from '../../notas/nota';
import { guardarBorrador, interpretarBorrador, leerBorrador } from './almacen';
import { type Borrador, borradorDeNota, borradorNuevo, estaModificado } from './borrador';
import { acciones, borradoresEnPagina } from './slice';

/** The draft kept on this device, if it is of the same note and has something to lose. */
function recuperable(clave: string, nota: NotaGuardada | null): Borrador | null {
  const guardado = leerBorrador(clave);
  if (!guardado || (nota && guardado.id !== nota.id) || !estaModificado(guardado)) return null;
  return guardado;
}

/**
 * The draft under `clave`: the one in the store, else the one kept on the device, else a fresh one of `nota` (or a blank note).
 * Every change is kept on the device, and another tab of the same user shows the same draft, so no note is written twice.
 */
export function useBorrador(
  clave: string,
  nota: NotaGuardada | null,
): { borrador: Borrador | undefined; recuperado: boolean; avisado: () => void } {
  const despachar = useDispatch<Despacho>();
  const borrador = useSelector((estado: Parameters<typeof borradoresEnPagina.selectors.uno>[0]) =>
    borradoresEnPagina.selectors.uno(estado, clave),
  );
  const [recuperado, setRecuperado] = useState(false);

  useLayoutEffect(() => {
    const alDia = borrador && (!nota || borrador.base?.version === nota.version || estaModificado(borrador));
    if (alDia) return;
    const kept = borrador ? null : recuperable(clave, nota);
    setRecuperado(kept !== null);
    despachar(acciones.abierto({ clave, borrador: kept ?? (nota ? borradorDeNota(nota) : borradorNuevo()) }));
  }, [borrador, clave, nota, despachar]);

  useEffect(() => {
    if (borrador) guardarBorrador(clave, estaModificado(borrador) ? borrador : null);
  }, [borrador, clave]);

  useEffect(() => {
    const alCambiarOtraPestana = (evento: StorageEvent) => {
      if (evento.key !== clave) return;
      const ajeno = interpretarBorrador(evento.newValue);
      if (ajeno) despachar(acciones.abierto({ clave, borrador: ajeno }));
      else despachar(acciones.descartado({ clave }));
    };
    window.addEventListener('storage', alCambiarOtraPestana);
    return () => window.removeEventListener('storage', alCambiarOtraPestana);
  }, [clave, despachar]);

  return { borrador, recuperado, avisado: () => setRecuperado(false) };
}
