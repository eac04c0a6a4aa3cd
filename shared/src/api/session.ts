import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { SessionData, User } from '../contract/schemas/auth.ts';
import { can, type Permission } from '../domain/roles.ts';
import { useAuthDataQuery } from './api.ts';
import type { AppDispatch } from './store.ts';
import { onToastPress, type ToastMessage, toasts } from './toasts.ts';

/** The session's data; undefined until somebody signed in. A check of the session that changes nothing draws nothing again. */
export function useSession(): SessionData | undefined {
  return useAuthDataQuery(undefined, { selectFromResult: ({ data }) => ({ data }) }).data;
}

/** The signed-in user; inside sections there always is one. @throws Error outside a signed-in section */
export function useCurrentUser(): User {
  const data = useSession();
  if (!data) throw new Error('useCurrentUser must be used inside a signed-in section');
  return data.usuario;
}

/** Whether the signed-in user's role may do `action`. It only hides controls: the server checks every call. */
export function useCan(action: Permission): boolean {
  return can(useCurrentUser().rol, action);
}

/** A button in a toast. `run` is called at most once, possibly after the section that showed the toast was unmounted. */
export interface ToastAction {
  text: string;
  /** How long the toast stays, ms, if not the usual time. */
  ms?: number;
  /** Subject of the toast, such as a nota's id: a later toast about the same subject replaces it. */
  about?: string;
  run(): void;
}

/** `toast(text)`, `toast(text, 'error')` or `toast(text, 'exito', { text, run })`: shown over every section. */
export function useToast(): (text: string, type?: ToastMessage['type'], action?: ToastAction) => void {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    (text, type, action) => {
      const shown = toasts.actions.shown(text, type, action?.text, action?.ms, action?.about);
      if (action) onToastPress(shown.payload.id, action.run, action.about);
      dispatch(shown);
    },
    [dispatch],
  );
}
