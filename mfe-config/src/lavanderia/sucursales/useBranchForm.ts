import { useToast } from '@lavanda/shared';
import type { Sucursal } from '@lavanda/shared/contract/tenant';
import { ZONA_PREDETERMINADA } from '@lavanda/shared/domain/fechas';
import { formatoTelefono, normalizarTelefono } from '@lavanda/shared/domain/telefono';
import { type FieldErrors, oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useConfigSucursalGuardarMutation } from '../endpoints';
import { TEXTOS_SUCURSALES as T } from '../textos';

const FIELDS = ['nombre_sucursal', 'zona_horaria', 'direccion', 'telefono'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const fieldOf = oneOf(FIELDS);
const describe = (detail: string, atField: boolean) => (atField ? null : T.noSeGuardo(detail));

function validate({ nombre_sucursal, telefono }: Values): FieldErrors {
  return {
    ...(nombre_sucursal.trim() === '' && { nombre_sucursal: T.faltaNombre }),
    ...(normalizarTelefono(telefono) === null && { telefono: T.telefonoMal }),
  };
}

/** The form of a branch: a new one, or `previous` being changed. */
export function useBranchForm(previous: Sucursal | null, onSaved: () => void) {
  const [values, setValues] = useState<Values>({
    nombre_sucursal: previous?.nombre_sucursal ?? '',
    zona_horaria: previous?.zona_horaria ?? ZONA_PREDETERMINADA,
    direccion: previous?.direccion ?? '',
    telefono: formatoTelefono(previous?.telefono ?? ''),
  });
  const form = useForm({ fieldOf, describe });
  const [save] = useConfigSucursalGuardarMutation();
  const avisar = useToast();

  return {
    ...form,
    values,
    write(field: keyof Values, value: string) {
      setValues((typed) => ({ ...typed, [field]: value }));
      form.clear(field);
    },
    /** The telephone is left: in groups, as it will be shown. */
    leavePhone() {
      const telefono = normalizarTelefono(values.telefono);
      if (telefono) setValues((typed) => ({ ...typed, telefono: formatoTelefono(telefono) }));
    },
    async submit() {
      const saved = await form.submit(validate(values), () =>
        save({
          ...(previous && { _id: previous._id }),
          nombre_sucursal: values.nombre_sucursal.trim(),
          zona_horaria: values.zona_horaria,
          direccion: values.direccion.trim(),
          telefono: values.telefono.trim(),
        }),
      );
      if (!saved) return;
      avisar(previous ? T.modificada : T.agregada);
      onSaved();
    },
  };
}
