import { esFallo, mensajeDeFallo } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { MONTO_MAL_ESCRITO } from '@lavanda/shared/domain/numeroEscrito';
import { type FallaServicio, revisarServicio } from '@lavanda/shared/domain/servicio';
import { useRef, useState } from 'react';
import { useConfigGuardarServicioMutation } from '../endpoints';
import { type Modo, type Valores, valoresDe } from './modo';
import { leerPrecio } from './precio';

export type Campo = FallaServicio['campo'];
export type Errores = Partial<Record<Campo, string>>;

const CAMPOS: readonly Campo[] = ['servicio', 'categoria', 'medida', 'precio'];

/** The server's complaints that belong to a field of the form. */
function erroresDelServidor(fallo: unknown): Errores {
  const errores: Errores = {};
  if (!esFallo(fallo)) return errores;
  for (const { campo, mensaje } of fallo.problema.campos ?? []) {
    const nombre = CAMPOS.find((uno) => uno === campo);
    if (nombre) errores[nombre] ??= mensaje;
  }
  return errores;
}

interface Opciones {
  modo: Modo;
  existentes: readonly Servicio[];
  onGuardado(servicio: Servicio): void;
}

/** State of the service form: what is typed, what is wrong with it, and its save. What was typed outlives every failure. */
export function useForma({ modo, existentes, onGuardado }: Opciones) {
  const [valores, setValores] = useState(() => valoresDe(modo));
  const [errores, setErrores] = useState<Errores>({});
  const [fallo, setFallo] = useState<string | null>(null);
  const [guardar, { isLoading: guardando }] = useConfigGuardarServicioMutation();
  const enCurso = useRef(false);
  const campos = useRef(new Map<Campo, { focus(): void }>());

  function escribir<C extends Campo>(campo: C, valor: Valores[C]) {
    if (enCurso.current) return;
    setValores((previos) => ({ ...previos, [campo]: valor }));
    setErrores(({ [campo]: _, ...otros }) => otros);
  }

  /** Shows what is wrong and takes the user to the first of it. */
  function senalar(nuevos: Errores) {
    setErrores(nuevos);
    const primero = CAMPOS.find((campo) => nuevos[campo]);
    if (primero) campos.current.get(primero)?.focus();
  }

  async function enviar() {
    if (enCurso.current) return;
    setFallo(null);
    const { medida, precio, ...nombres } = valores;
    const forma = {
      ...(modo.tipo === 'modificar' && { _id: modo.servicio._id }),
      ...nombres,
      medida,
      ...(medida !== 'flex' && { precio: leerPrecio(precio) }),
      ...(modo.tipo === 'crear' && { nueva_categoria: true }),
    };
    const falla = revisarServicio(forma, existentes);
    if (falla) {
      const sinLeer = falla.campo === 'precio' && precio.includes(',') && leerPrecio(precio) === null;
      senalar({ [falla.campo]: sinLeer ? MONTO_MAL_ESCRITO : falla.mensaje });
      return;
    }
    enCurso.current = true;
    const { data, error } = await guardar(forma);
    enCurso.current = false;
    if (data) {
      onGuardado(data);
      return;
    }
    const suyos = erroresDelServidor(error);
    senalar(suyos);
    if (Object.keys(suyos).length === 0) setFallo(mensajeDeFallo(error));
  }

  /** Ref of a field, so the focus can go to it. */
  const campo = (nombre: Campo) => (nodo: { focus(): void } | null) => {
    if (nodo) campos.current.set(nombre, nodo);
    else campos.current.delete(nombre);
  };

  return { valores, errores, fallo, guardando, escribir, enviar, campo };
}

export type Forma = ReturnType<typeof useForma>;
