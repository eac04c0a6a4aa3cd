import { api, type Despacho, mensajeDeFallo } from '@lavanda/shared';
import { formatoDinero } from '@lavanda/shared/domain/dinero';
import { CERRADA, estaPagada, type MetodoPago } from '@lavanda/shared/domain/nota';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTOS } from '../activos/textos';
import { useMomento } from '../activos/useMomento';
import { notaDeConflicto } from '../notas/conflicto';
import { usePosGuardarNotaMutation } from '../notas/endpoints';
import type { NotaGuardada } from '../notas/nota';
import { ajustarA, cuerpoDeCierre, type Eleccion, montoDe } from './eleccion';
import { useNotaFresca } from './useNotaFresca';
import { useOperacion } from './useOperacion';

const T = TEXTOS.cierre;

/** What the dialog says over its buttons. */
export interface AvisoCierre {
  tipo: 'error' | 'cambio';
  texto: string;
}

/**
 * The closing of one note: fetches it fresh, keeps choice, payment id and operation through every retry, and when
 * another register changed it meanwhile takes the note as it stands and lets the cashier go on.
 */
export function useCierre(fila: NotaGuardada, onExito: () => void) {
  const [nota, setNota] = useState(fila);
  const [carga, setCarga] = useState<'pendiente' | 'lista' | { fallo: string }>('pendiente');
  const [eleccion, setEleccion] = useState<Eleccion>({ tipo: 'sin' });
  const [metodo, setMetodo] = useState<MetodoPago>('Efvo');
  const [aviso, setAviso] = useState<AvisoCierre | null>(null);
  const [cerradaAparte, setCerradaAparte] = useState(false);
  const [pagoId] = useState(nuevoId);
  const [guardar, { isLoading: guardando }] = usePosGuardarNotaMutation();
  const operacionDe = useOperacion();
  const notaFresca = useNotaFresca();
  const { hoy } = useMomento();
  const despachar = useDispatch<Despacho>();

  // Its identity starts the effect below: the note is loaded once for each `fila`.
  const cargar = useCallback(async () => {
    setCarga('pendiente');
    const { data, error } = await notaFresca(fila.id);
    if (!data) {
      setCarga({ fallo: mensajeDeFallo(error) });
      return;
    }
    setNota(data);
    setEleccion((previa) => ajustarA(previa, data.saldo));
    setCerradaAparte(data.status === CERRADA);
    setCarga('lista');
  }, [notaFresca, fila.id]);

  useEffect(() => {
    void cargar();
  }, [cargar]);

  const pagada = estaPagada(nota.saldo);
  const monto = pagada ? 0 : montoDe(eleccion, nota.saldo);

  /**
   * 409: shows the note as it stands. Closed with this very payment, an earlier attempt did arrive and its answer was
   * lost.
   */
  function alCambiar(actual: NotaGuardada) {
    despachar(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
    if (actual.status === CERRADA && monto > 0 && actual.pagos.some((pago) => pago.id === pagoId)) {
      onExito();
      return;
    }
    setNota(actual);
    setEleccion((previa) => ajustarA(previa, actual.saldo));
    setCerradaAparte(actual.status === CERRADA);
    setAviso(actual.status === CERRADA ? null : { tipo: 'cambio', texto: T.cambio(formatoDinero(actual.saldo)) });
  }

  async function cerrar() {
    if (guardando || carga !== 'lista') return;
    setAviso(null);
    const cobro = { id: pagoId, fecha: hoy, monto, metodo };
    const cuerpo = cuerpoDeCierre(nota, cobro, operacionDe({ version: nota.version, monto, metodo }));
    const respuesta = await guardar(cuerpo);
    if (!respuesta.error) {
      onExito();
      return;
    }
    const actual = notaDeConflicto(respuesta.error);
    if (actual) alCambiar(actual);
    else setAviso({ tipo: 'error', texto: T.fallo(mensajeDeFallo(respuesta.error)) });
  }

  return {
    nota,
    carga,
    recargar: cargar,
    eleccion,
    elegir: setEleccion,
    metodo,
    setMetodo,
    /** Charged now, and what stays owed afterwards; centavos. */
    monto,
    resto: nota.saldo - monto,
    /** Nothing left to charge: the note just closes. */
    pagada,
    aviso,
    cerradaAparte,
    guardando,
    cerrar,
  };
}
