import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { readInvitationCall, readResetCall } from '@lavanda/shared/contract/calls/team';
import { isObject } from '@lavanda/shared/domain/isObject';
import { useCallback, useEffect, useState } from 'react';
import { send } from './send';
import { TEXTS } from './texts';

/** The account and the laundry that a link belongs to. */
export interface Invitee {
  laundry: string;
  /** URL of the laundry's logo, or ''. */
  logo: string;
  usuario: string;
}

export type LinkState =
  | { type: 'cargando' | 'invalido' | 'expirado' }
  | { type: 'vigente'; invitee: Invitee }
  | { type: 'failure'; mensaje: string };

type LinkCall = typeof readInvitationCall | typeof readResetCall;

/** Checks the token of an invitation or password link, on mount and each time `check` is called. */
export function useLink(call: LinkCall, token: string) {
  const [state, setState] = useState<LinkState>({ type: 'cargando' });
  const check = useCallback(async () => {
    setState({ type: 'cargando' });
    setState(await readLink(call, token));
  }, [call, token]);
  useEffect(() => void check(), [check]);
  /** @returns whether the status of a failed submit means that the link no longer works; the page then says so */
  const expire = (status: number | 'red'): boolean => {
    const type = endOf(status);
    if (type !== null) setState({ type });
    return type !== null;
  };
  return { state, check, expire };
}

async function readLink(call: LinkCall, token: string): Promise<LinkState> {
  const response = await send(requestOf(call, { params: { token } }));
  if (!response.ok) {
    const { status, mensaje: message } = response.failure;
    // The server may answer 400, 414 or 422 to a token that a mail program cut or garbled. It counts as invalid.
    const type = status === 400 || status === 414 || status === 422 ? 'invalido' : endOf(status);
    return type === null ? { type: 'failure', mensaje: message } : { type };
  }
  const invitee = readInvitee(response.data);
  return invitee ? { type: 'vigente', invitee } : { type: 'failure', mensaje: TEXTS.unexpected };
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
