import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Usuario } from '../contract/auth.ts';
import { type Accion, puede } from '../domain/roles.ts';
import { useAuthDataQuery } from './api.ts';
import { type Aviso, alPulsarAviso, avisos } from './avisos.ts';
import type { Despacho } from './store.ts';

/**
 * The signed-in user. Sections render behind the shell's auth gate, so there always is one; used outside the gate it throws.
 */
export function useUsuario(): Usuario {
  const { data } = useAuthDataQuery();
  if (!data) throw new Error('useUsuario se usa dentro de la sección autenticada');
  return data.usuario;
}

/** Whether the signed-in user's role may do `accion`; the server decides again on every call. */
export function usePuede(accion: Accion): boolean {
  return puede(useUsuario().rol, accion);
}

/** A button in a message: its label and what it does, once. It may be pressed after the section that showed it is gone. */
export interface AccionDeAviso {
  texto: string;
  hacer(): void;
}

/** `toast(texto)`, `toast(texto, 'error')` or `toast(texto, 'exito', { texto: 'Deshacer', hacer })`: shown by the shell over every section. */
export function useToast(): (texto: string, tipo?: Aviso['tipo'], accion?: AccionDeAviso) => void {
  const despachar = useDispatch<Despacho>();
  return useCallback(
    (texto, tipo, accion) => {
      const mostrado = avisos.actions.mostrado(texto, tipo, accion?.texto);
      if (accion) alPulsarAviso(mostrado.payload.id, accion.hacer);
      despachar(mostrado);
    },
    [despachar],
  );
}
