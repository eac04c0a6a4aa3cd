import { mensajeDeFallo } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import { useState } from 'react';
import { useOperacion } from '../cierre/useOperacion';
import { usePosGuardarNotaMutation } from '../notas/endpoints';
import { type Cita, cuerpoDeRecoleccion } from './recoleccion';

/** Schedules a pickup of one customer. Note id and operation stay through retries, so trying again never makes a second one. */
export function useProgramar(cliente: Cliente, onExito: () => void) {
  const [id] = useState(nuevoId);
  const [fallo, setFallo] = useState<string | null>(null);
  const [guardar, { isLoading: guardando }] = usePosGuardarNotaMutation();
  const operacionDe = useOperacion();

  async function programar(cita: Cita) {
    if (guardando) return;
    setFallo(null);
    const { error } = await guardar(cuerpoDeRecoleccion(cliente, cita, { id, operacion: operacionDe(cita) }));
    if (error) setFallo(mensajeDeFallo(error));
    else onExito();
  }

  return { id, programar, guardando, fallo };
}
