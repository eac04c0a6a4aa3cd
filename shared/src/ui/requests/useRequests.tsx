import { errorMessage, useFreshness, useToast } from '@lavanda/shared';
import { type ReactNode, useRef, useState } from 'react';
import type { PickupRequest } from '../../contract/schemas/pickupRequests.ts';
import { newId } from '../../domain/newId.ts';
import { searchable, searchWords } from '../../domain/text.ts';
import { focusPageTitle } from '../focus/focusPageTitle.ts';
import DeclineDialog from './DeclineDialog.tsx';
import { useSharedAcceptPickupMutation, useSharedPickupRequestsQuery } from './endpoints.ts';
import { REQUEST_TEXTS as T } from './texts.ts';

/** Polling interval while no live events come, ms. */
const POLL_MS = 30_000;

const NONE: readonly never[] = [];

export interface Requests {
  /** The requests that match the page's search and sucursal. */
  shown: readonly PickupRequest[];
  /** Whether the requests were read at least once. */
  isRead: boolean;
  /** How many requests wait at the page's sucursal, without regard to the search. */
  waiting: number;
  /** Ids of the requests whose acceptance is being sent. */
  accepting: ReadonlySet<string>;
  /** Why the last reading of the requests failed, and a function that reads them again; null without a failure. */
  failure: { message: string; retry(): void } | null;
  onAccept(request: PickupRequest): void;
  onDecline(request: PickupRequest): void;
}

function passes({ cliente_name: name, sucursal_name: place }: PickupRequest, text: string, sucursal: string): boolean {
  const words = searchWords(text).map(searchable).filter(Boolean);
  return (sucursal === '' || place === sucursal) && words.every((word) => searchable(name).includes(word));
}

interface Asked {
  /** The text of the search, or ''. */
  text: string;
  /** Name of the sucursal, or '' for all sucursales in the answer. */
  sucursal: string;
  /** Id of this browser's register, which gives the accepted recoleccion its clave. */
  register(): string | undefined;
}

/** The clientes' pickup requests and how to answer them; `element` is the dialog that declines one. */
export function useRequests({ text, sucursal, register }: Asked): Requests & { element: ReactNode } {
  const { data, error, refetch } = useSharedPickupRequestsQuery(undefined, {
    ...useFreshness(POLL_MS),
    // Requests read less than 5 s ago, by `useRequestsSettled`, are fresh enough.
    refetchOnMountOrArgChange: 5,
    selectFromResult: (result) => ({ data: result.data, error: result.error }),
  });
  const toast = useToast();
  const [accept] = useSharedAcceptPickupMutation();
  const [accepting, setAccepting] = useState<ReadonlySet<string>>(new Set());
  const [declined, setDeclined] = useState<PickupRequest | null>(null);
  // One operation id for each request, so that a retry after a lost answer doesn't schedule the recoleccion twice.
  const operations = useRef(new Map<string, string>());

  async function onAccept({ _id, cliente_name: name }: PickupRequest) {
    if (accepting.has(_id)) return;
    const operationId = operations.current.get(_id) ?? newId();
    operations.current.set(_id, operationId);
    setAccepting((before) => new Set(before).add(_id));
    const registerId = register();
    const answer = await accept({ _id, operacion: operationId, ...(registerId !== undefined && { equipo: registerId }) });
    setAccepting((before) => new Set([...before].filter((id) => id !== _id)));
    if (answer.error) return toast(T.notAccepted(name, errorMessage(answer.error)), 'error');
    toast(T.accepted(name));
    // The focused card was removed, so the focus moves to the page's title instead of being lost.
    focusPageTitle();
  }

  const close = () => {
    setDeclined(null);
    focusPageTitle();
  };
  const all = data ?? NONE;
  return {
    isRead: data !== undefined,
    shown: all.filter((request) => passes(request, text, sucursal)),
    waiting: all.filter((request) => passes(request, '', sucursal)).length,
    accepting,
    failure: error ? { message: errorMessage(error), retry: () => void refetch() } : null,
    onAccept: (request) => void onAccept(request),
    onDecline: setDeclined,
    element: declined && <DeclineDialog request={declined} onClose={close} />,
  };
}
