import { mensajeDeFallo, useToast } from '@lavanda/shared';
import type { Sucursal } from '@lavanda/shared/contract/tenant';
import { ZONA_PREDETERMINADA } from '@lavanda/shared/domain/fechas';
import { formatoTelefono, normalizarTelefono } from '@lavanda/shared/domain/telefono';
import { useState } from 'react';
import { useConfigSucursalGuardarMutation } from '../endpoints';
import { type Errores, erroresDelServidor } from '../forma/validar';
import { TEXTOS_SUCURSALES as T } from '../textos';

const CAMPOS = ['nombre_sucursal', 'zona_horaria', 'direccion', 'telefono'] as const;
type Campo = (typeof CAMPOS)[number];

/** Element id of a field of the dialog. */
export function idDe(campo: Campo): string {
  return `sucursal-${campo}`;
}

function validar({ nombre_sucursal, telefono }: Record<Campo, string>): Errores {
  return {
    ...(nombre_sucursal.trim() === '' && { nombre_sucursal: T.faltaNombre }),
    ...(normalizarTelefono(telefono) === null && { telefono: T.telefonoMal }),
  };
}

function enfocar(errores: Errores): void {
  const primero = CAMPOS.find((campo) => errores[campo]);
  if (primero) document.getElementById(idDe(primero))?.focus();
}

/** The form of a branch: a new one, or `previa` being changed. */
export function useSucursal(previa: Sucursal | null, onGuardada: () => void) {
  const [datos, setDatos] = useState<Record<Campo, string>>({
    nombre_sucursal: previa?.nombre_sucursal ?? '',
    zona_horaria: previa?.zona_horaria ?? ZONA_PREDETERMINADA,
    direccion: previa?.direccion ?? '',
    telefono: formatoTelefono(previa?.telefono ?? ''),
  });
  const [errores, setErrores] = useState<Errores>({});
  const [fallo, setFallo] = useState<string | null>(null);
  const [enviar, { isLoading: guardando }] = useConfigSucursalGuardarMutation();
  const avisar = useToast();

  function mostrar(nuevos: Errores) {
    setErrores(nuevos);
    enfocar(nuevos);
  }

  return {
    datos,
    errores,
    fallo,
    guardando,
    escribir(campo: Campo, valor: string) {
      setDatos((previos) => ({ ...previos, [campo]: valor }));
      setErrores(({ [campo]: _quitado, ...resto }) => resto);
    },
    /** The telephone is left: in groups, as it will be shown. */
    alSalirDelTelefono() {
      const telefono = normalizarTelefono(datos.telefono);
      if (telefono) setDatos((previos) => ({ ...previos, telefono: formatoTelefono(telefono) }));
    },
    async guardar() {
      setFallo(null);
      const locales = validar(datos);
      mostrar(locales);
      if (Object.keys(locales).length > 0) return;
      const { nombre_sucursal, zona_horaria, direccion, telefono } = datos;
      const { error } = await enviar({
        ...(previa && { _id: previa._id }),
        nombre_sucursal: nombre_sucursal.trim(),
        zona_horaria,
        direccion: direccion.trim(),
        telefono: telefono.trim(),
      });
      if (!error) {
        avisar(previa ? T.modificada : T.agregada);
        onGuardada();
        return;
      }
      const porCampo = erroresDelServidor(error);
      if (Object.keys(porCampo).length === 0) setFallo(T.noSeGuardo(mensajeDeFallo(error)));
      mostrar(porCampo);
    },
  };
}
