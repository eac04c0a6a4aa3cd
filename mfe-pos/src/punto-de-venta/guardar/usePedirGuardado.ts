import { descuentoMaximo } from '@lavanda/shared/domain/nota';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Borrador } from '../borrador/borrador';
import type { Casa, Cuenta } from '../borrador/cuenta';
import type { Capa } from '../mando';
import { type NotaAsentada, useGuardar } from './useGuardar';

interface Opciones {
  clave: string;
  borrador: Borrador;
  cuenta: Cuenta;
  casa: Casa;
  soloLectura: boolean;
  abrir(capa: Capa): void;
  onGuardada(asentada: NotaAsentada): void;
}

/** The save that GUARDAR asks for. What is missing or doesn't add up opens the dialog that mends it; what another register saved first, the one that asks whose stays. */
export function usePedirGuardado({ clave, borrador, cuenta, casa, soloLectura, abrir, onGuardada }: Opciones) {
  const { guardar, guardando, fallo } = useGuardar(clave, casa);
  const [faltaCliente, setFaltaCliente] = useState(false);
  const [insistir, setInsistir] = useState(false);

  const asentar = useCallback(async () => {
    const desenlace = await guardar();
    if (desenlace.tipo === 'conflicto') abrir({ tipo: 'conflicto', nota: desenlace.nota });
    if (desenlace.tipo === 'guardada') onGuardada(desenlace.asentada);
  }, [guardar, abrir, onGuardada]);

  const revisar = useCallback(() => {
    if (soloLectura) return;
    if (!borrador.cliente || borrador.lineas.length === 0) {
      setFaltaCliente(!borrador.cliente);
      abrir({ tipo: 'validacion' });
    } else if (!cuenta.cerrada && borrador.descuentos > descuentoMaximo(cuenta)) abrir({ tipo: 'descuento' });
    else if (borrador.pago.tipo === 'con' && cuenta.resta < 0) abrir({ tipo: 'abono' });
    else void asentar();
  }, [abrir, asentar, borrador, cuenta, soloLectura]);

  // The handlers of the note never change, so the one that saves reads the latest check through this.
  const ultima = useRef(revisar);
  useEffect(() => {
    ultima.current = revisar;
  }, [revisar]);

  // Saving again after a conflict waits for the render in which the draft stands on the newest version.
  useEffect(() => {
    if (!insistir) return;
    setInsistir(false);
    revisar();
  }, [insistir, revisar]);

  return {
    /** The same function as long as the note is open. */
    pedir: useCallback(() => ultima.current(), []),
    insistir: () => setInsistir(true),
    guardando,
    fallo,
    faltaCliente,
  };
}
