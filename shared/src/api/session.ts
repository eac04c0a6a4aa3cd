import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { User } from '../contract/auth.ts';
import { can, type Permission } from '../domain/roles.ts';
import { useAuthDataQuery } from './api.ts';
import type { AppDispatch } from './store.ts';
import { onToastPress, type ToastMessage, toasts } from './toasts.ts';

/**
 * The signed-in user. Sections render behind the shell's auth gate, so there always is one; used outside the gate it throws.
 */
export function useCurrentUser(): User {
  const { data } = useAuthDataQuery();
  if (!data) throw new Error('useUsuario se usa dentro de la sección autenticada');
  return data.usuario;
}

/** Whether the signed-in user's role may do `accion`; the server decides again on every call. */
export function useCan(action: Permission): boolean {
  return can(useCurrentUser().rol, action);
}

/** A button in a message: its label and what it does, once. It may be pressed after the section that showed it is gone. */
export interface ToastAction {
  text: string;
  run(): void;
}

/** `toast(texto)`, `toast(texto, 'error')` or `toast(texto, 'exito', { texto: 'Deshacer', hacer })`: shown by the shell over every section. */
export function useToast(): (text: string, type?: ToastMessage['type'], action?: ToastAction) => void {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    (text, type, action) => {
      const shown = toasts.actions.shown(text, type, action?.text);
      if (action) onToastPress(shown.payload.id, action.run);
      dispatch(shown);
    },
    [dispatch],
  );
}
