import { useCallback, useEffect, useState } from 'react';
import { isObject, request } from './request';
import { TEXTS } from './texts';

/** Whose account a link opens. */
export interface Invitee {
  laundry: string;
  /** Address of the laundry's logo, '' without one. */
  logo: string;
  usuario: string;
}

export type LinkState =
  | { type: 'cargando' | 'invalido' | 'expirado' }
  | { type: 'vigente'; invitee: Invitee }
  | { type: 'falla'; mensaje: string };

/** Asks about the token of an e-mail's link when the page opens, and again with `revisar`; `vencer` when its form found out that it's over. */
export function useLink(path: string) {
  const [state, setState] = useState<LinkState>({ type: 'cargando' });
  const check = useCallback(async () => {
    setState({ type: 'cargando' });
    setState(await apply(path));
  }, [path]);
  useEffect(() => void check(), [check]);
  /** Whether a failed submit says that the link is over; then the page shows so. */
  const expire = (status: number | 'red'): boolean => {
    const type = endOf(status);
    if (type !== null) setState({ type });
    return type !== null;
  };
  return { state, check, expire };
}

async function apply(path: string): Promise<LinkState> {
  const response = await request(path);
  if (!response.ok) {
    const { status, mensaje: message } = response.failure;
    // A token that the server can't even read (cut or garbled by a mail program) is as invalid as an unknown one.
    const type = status === 400 || status === 414 || status === 422 ? 'invalido' : endOf(status);
    return type === null ? { type: 'falla', mensaje: message } : { type };
  }
  const invitee = readInvitee(response.data);
  return invitee ? { type: 'vigente', invitee } : { type: 'falla', mensaje: TEXTS.unexpected };
}

function endOf(status: number | 'red'): 'invalido' | 'expirado' | null {
  if (status === 404) return 'invalido';
  return status === 401 ? 'expirado' : null;
}

function readInvitee(data: unknown): Invitee | null {
  if (!isObject(data) || !isObject(data.tenant)) return null;
  const { nombre: name, logo } = data.tenant;
  if (typeof name !== 'string' || typeof data.usuario !== 'string') return null;
  return { laundry: name, logo: typeof logo === 'string' ? logo : '', usuario: data.usuario };
}
