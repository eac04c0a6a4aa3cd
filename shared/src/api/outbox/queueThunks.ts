import type { Centavos } from '../../domain/money.ts';
import type { ApiError } from '../apiError.ts';
import type { LocalTicket } from '../copy/localTicket.ts';
import type { Device } from '../device.ts';
import type { AppDispatch } from '../store.ts';
import type { Entry } from './entry.ts';

type QueueThunk<T = void> = (dispatch: AppDispatch, state: unknown, extra: { device: Device }) => Promise<T>;

/** Sends the waiting entries now, without the pause after a failure. */
export const sendQueue =
  (): QueueThunk =>
  (_dispatch, _state, { device }) =>
    device.outbox.sendNow();

/** Sends a refused entry again, unchanged or with the body that a person decided on. */
export const retryEntry =
  (entry: Entry, body?: Entry['body']): QueueThunk =>
  (_dispatch, _state, { device }) =>
    device.outbox.retry(entry, body);

/** Sends another user's captures on this device. @param user id of that user */
export const sendQueueOf =
  (user: string): QueueThunk =>
  (_dispatch, _state, { device }) =>
    device.outbox.sendOf(user);

/** Drops a refused entry, like `Outbox.discard`: the promise gives the error because of which the entry stays, or null. */
export const discardEntry =
  (entry: Entry, amount?: Centavos | null): QueueThunk<ApiError | null> =>
  (_dispatch, _state, { device }) =>
    device.outbox.discard(entry, amount);

/**
 * Reads in the background the data with which this device works without a connection.
 * @param register id of this browser's register
 */
export const keepCopy =
  (register?: string): QueueThunk =>
  (_dispatch, _state, { device }) =>
    device.fillCopy(register);

/** Reads into the copy the clientes that another register changed. @param ids empty when any may have changed */
export const keepClientes =
  (ids: readonly string[]): QueueThunk =>
  (_dispatch, _state, { device }) =>
    device.keepClientes(ids);

/** Checks whether the server answers again. If so, sends the waiting entries. */
export const findServer =
  (): QueueThunk =>
  (_dispatch, _state, { device }) =>
    device.findServer();

/**
 * The ticket of a nota, made from this device's data; null when nobody is signed in, or the device lacks the nota or the
 * laundry's data on tickets.
 */
export const readLocalTicket =
  (notaId: string): QueueThunk<LocalTicket | null> =>
  (_dispatch, _state, { device }) =>
    device.ticketOf(notaId);
