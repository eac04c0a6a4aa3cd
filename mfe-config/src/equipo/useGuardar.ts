import { esFallo, mensajeDeFallo } from '@lavanda/shared';
import type { GuardarUsuario, RespuestaInvitacion } from '@lavanda/shared/contract/equipo';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useConfigGuardarUsuarioMutation } from './endpoints';

/** A field's name in the call, with what is wrong with it. */
export type Errores = Partial<Record<string, string>>;

export interface Guardado {
  guardando: boolean;
  errores: Errores;
  /** What failed that is no field's fault. */
  fallo: string | null;
  /** Holds the fields: the first one at fault gets the focus. */
  campos: RefObject<HTMLDivElement | null>;
  /** Gets the focus when the call failed and no field is at fault. */
  boton: RefObject<HTMLButtonElement | null>;
  /** The field is being corrected. */
  olvidar(campo: string): void;
  /** Saves unless `revisado` names a field; answers null when nothing was saved. */
  guardar(cuerpo: GuardarUsuario, revisado: Errores): Promise<RespuestaInvitacion | null>;
}

/** Errors of the fields that the form has; the others belong to the panel. */
function erroresDe(error: unknown, conocidos: readonly string[]): Errores {
  const campos = esFallo(error) ? (error.problema.campos ?? []) : [];
  return Object.fromEntries(
    campos.filter(({ campo }) => conocidos.includes(campo)).map(({ campo, mensaje }) => [campo, mensaje]),
  );
}

/** One save of the user modal: what was typed stays, and the answer says at which field or why it failed. */
export function useGuardar(conocidos: readonly string[]): Guardado {
  const [llamar, { isLoading }] = useConfigGuardarUsuarioMutation();
  const [errores, setErrores] = useState<Errores>({});
  const [fallo, setFallo] = useState<string | null>(null);
  const campos = useRef<HTMLDivElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const hayQueEnfocar = useRef(false);

  useEffect(() => {
    if (isLoading || !hayQueEnfocar.current) return;
    hayQueEnfocar.current = false;
    const malo = campos.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (malo ?? boton.current)?.focus();
  });

  return {
    guardando: isLoading,
    errores,
    fallo,
    campos,
    boton,
    olvidar: (campo) => setErrores(({ [campo]: _, ...otros }) => otros),
    async guardar(cuerpo, revisado) {
      setErrores(revisado);
      setFallo(null);
      hayQueEnfocar.current = Object.keys(revisado).length > 0;
      if (hayQueEnfocar.current) return null;
      const { data, error } = await llamar(cuerpo);
      if (data) return data;
      const nuevos = erroresDe(error, conocidos);
      hayQueEnfocar.current = true;
      setErrores(nuevos);
      setFallo(Object.keys(nuevos).length === 0 ? mensajeDeFallo(error) : null);
      return null;
    },
  };
}
