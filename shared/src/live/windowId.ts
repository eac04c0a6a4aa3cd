import { newId } from '../domain/newId.ts';

/** This window of the browser, by which it knows the live events of its own changes. */
export const windowId = newId();
