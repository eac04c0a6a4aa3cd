import { api, type Despacho, mensajeDeFallo, useToast } from '@lavanda/shared';
import { CERRADA, estaPagada } from '@lavanda/shared/domain/nota';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTOS } from '../activos/textos';
import { useMomento } from '../activos/useMomento';
import { notaDeConflicto } from '../notas/conflicto';
import { usePosGuardarNotaMutation } from '../notas/endpoints';
import type { NotaGuardada } from '../notas/nota';
import { cuerpoDeCierre } from './eleccion';
import { useNotaFresca } from './useNotaFresca';

const T = TEXTOS.activos;

/**
 * Closes a paid note without asking (spec 4: balance under 1). The note is fetched fresh first: one that owes again by
 * then goes to `preguntar`, one closed at another register only leaves the list.
 */
export function useCierreDirecto(preguntar: (nota: NotaGuardada) => void) {
  const [cerrando, setCerrando] = useState<ReadonlySet<string>>(new Set());
  const [guardar] = usePosGuardarNotaMutation();
  const notaFresca = useNotaFresca();
  const toast = useToast();
  const despachar = useDispatch<Despacho>();
  const { hoy } = useMomento();

  async function intentar(actual: NotaGuardada): Promise<unknown> {
    if (actual.status === CERRADA) {
      despachar(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
      toast(T.cerrada);
      return null;
    }
    if (!estaPagada(actual.saldo)) {
      preguntar(actual);
      return null;
    }
    const sinCobro = { id: nuevoId(), fecha: hoy, monto: 0, metodo: 'Efvo' } as const;
    const { error } = await guardar(cuerpoDeCierre(actual, sinCobro, nuevoId()));
    if (!error) toast(T.cerrada);
    return error ?? null;
  }

  async function cerrar({ id }: NotaGuardada) {
    setCerrando((previas) => new Set(previas).add(id));
    const { data, error } = await notaFresca(id);
    const fallo = data ? await intentar(data) : error;
    const cambiada = notaDeConflicto(fallo);
    const final = cambiada ? await intentar(cambiada) : fallo;
    if (final) toast(T.noSeCerro(mensajeDeFallo(final)), 'error');
    setCerrando((previas) => new Set([...previas].filter((otra) => otra !== id)));
  }

  return { cerrando, cerrar };
}
