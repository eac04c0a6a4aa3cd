import { useToast } from '@lavanda/shared';
import type { Sucursal } from '@lavanda/shared/contract/schemas/tenant';
import { DEFAULT_TIME_ZONE } from '@lavanda/shared/domain/dates';
import { formatPhone, normalizePhone } from '@lavanda/shared/domain/phone';
import { parseHours } from '@lavanda/shared/domain/receipt';
import { type FieldErrors, oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useConfigSaveSucursalMutation } from '../endpoints';
import { SUCURSALES_TEXTS as T } from '../texts';
import { capacityBody, capacityFaults, capacityField, type TypedCapacity, typedCapacity } from './capacity';

const FIELDS = ['nombre_sucursal', 'zona_horaria', 'direccion', 'telefono', 'horario'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const shownField = oneOf([...FIELDS, 'kilos', 'piezas', 'dias_cerrados', 'fechas_cerradas']);
const fieldOf = (name: string) => shownField(capacityField(name));
const describe = (detail: string, atField: boolean) => (atField ? null : T.notSaved(detail));

function validate({ nombre_sucursal: branchName, telefono: phone, horario: hours }: Values): FieldErrors {
  return {
    ...(branchName.trim() === '' && { nombre_sucursal: T.missingName }),
    ...(normalizePhone(phone) === null && { telefono: T.invalidPhone }),
    ...(parseHours(hours) === null && { horario: T.invalidHours }),
  };
}

/** State of the dialog that adds or changes a sucursal: values, errors and save. `previous` is null for a new sucursal. */
export function useBranchForm(previous: Sucursal | null, onSaved: () => void) {
  const [values, setValues] = useState<Values>({
    nombre_sucursal: previous?.nombre_sucursal ?? '',
    zona_horaria: previous?.zona_horaria ?? DEFAULT_TIME_ZONE,
    direccion: previous?.direccion ?? '',
    telefono: formatPhone(previous?.telefono ?? ''),
    horario: previous?.horario ?? '',
  });
  const stored = typedCapacity(previous?.capacidad);
  const [capacity, setCapacity] = useState(stored);
  const form = useForm({ fieldOf, describe });
  const [save] = useConfigSaveSucursalMutation();
  const notify = useToast();

  return {
    ...form,
    values,
    capacity,
    writeCapacity(field: string, changes: Partial<TypedCapacity>) {
      setCapacity((typed) => ({ ...typed, ...changes }));
      form.clear(field);
    },
    write(field: keyof Values, value: string) {
      setValues((typed) => ({ ...typed, [field]: value }));
      form.clear(field);
    },
    /** On blur: shows a valid phone in groups of digits. */
    leavePhone() {
      const phone = normalizePhone(values.telefono);
      if (phone) setValues((typed) => ({ ...typed, telefono: formatPhone(phone) }));
    },
    async submit() {
      const saved = await form.submit({ ...validate(values), ...capacityFaults(capacity) }, () =>
        save({
          ...(previous && { _id: previous._id }),
          nombre_sucursal: values.nombre_sucursal.trim(),
          zona_horaria: values.zona_horaria,
          direccion: values.direccion.trim(),
          telefono: values.telefono.trim(),
          horario: values.horario.trim(),
          // Sent only if changed, because a server of the previous release doesn't know this field.
          ...(JSON.stringify(capacity) !== JSON.stringify(stored) && { capacidad: capacityBody(capacity) }),
        }),
      );
      if (!saved) return;
      notify(previous ? T.edited : T.added);
      onSaved();
    },
  };
}

export type BranchForm = ReturnType<typeof useBranchForm>;
