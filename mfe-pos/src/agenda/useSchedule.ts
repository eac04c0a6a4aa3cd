import { errorMessage } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { newId } from '@lavanda/shared/domain/newId';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useState } from 'react';
import { usePosSaveNotaMutation } from '../notas/endpoints';
import { type Appointment, recoleccionBody } from './recoleccion';

/** Schedules a recoleccion. All attempts send the same nota id, so that a retry doesn't create a second recoleccion. */
export function useSchedule(cliente: Cliente, onSuccess: () => void) {
  const [id] = useState(newId);
  const [error, setError] = useState<string | null>(null);
  const [save, { isLoading: saving }] = usePosSaveNotaMutation();
  const operationOf = useOperationId();

  async function schedule(appointment: Appointment) {
    if (saving) return;
    setError(null);
    const { error } = await save(recoleccionBody(cliente, appointment, { id, operacion: operationOf(appointment) }));
    if (error) setError(errorMessage(error));
    else onSuccess();
  }

  return { id, schedule, saving, error };
}
