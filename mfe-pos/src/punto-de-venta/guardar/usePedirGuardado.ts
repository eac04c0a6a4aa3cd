import { descuentoMaximo } from '@lavanda/shared/domain/nota';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { type Casa, cuentaDe } from '../borrador/cuenta';
import { borradoresEnPagina } from '../borrador/slice';
import type { Capa } from '../mando';
import { type NotaAsentada, useGuardar } from './useGuardar';

interface Opciones {
  clave: string;
  casa: Casa;
  soloLectura: boolean;
  abrir(capa: Capa): void;
  onGuardada(asentada: NotaAsentada): void;
}

/**
 * The save that GUARDAR asks for. What is missing or doesn't add up opens the dialog that mends it; a note that another
 * register saved first opens the one that asks whose stays.
 */
export function usePedirGuardado({ clave, casa, soloLectura, abrir, onGuardada }: Opciones) {
  const store = useStore<Parameters<typeof borradoresEnPagina.selectors.uno>[0]>();
  const { guardar, guardando, fallo } = useGuardar(clave, casa);
  const [faltaCliente, setFaltaCliente] = useState(false);

  async function asentar() {
    const desenlace = await guardar();
    if (desenlace.tipo === 'conflicto') abrir({ tipo: 'conflicto', nota: desenlace.nota });
    if (desenlace.tipo === 'guardada') onGuardada(desenlace.asentada);
  }

  function pedir() {
    // Read when it runs: after a conflict the draft stands on the newest version before the page is drawn with it.
    const borrador = borradoresEnPagina.selectors.uno(store.getState(), clave);
    if (!borrador || soloLectura) return;
    const cuenta = cuentaDe(borrador, casa);
    if (!borrador.cliente || borrador.lineas.length === 0) {
      setFaltaCliente(!borrador.cliente);
      abrir({ tipo: 'validacion' });
    } else if (!cuenta.cerrada && borrador.descuentos > descuentoMaximo(cuenta)) abrir({ tipo: 'descuento' });
    else if (borrador.pago.tipo === 'con' && cuenta.resta < 0) abrir({ tipo: 'abono' });
    else void asentar();
  }

  return { pedir, guardando, fallo, faltaCliente };
}
