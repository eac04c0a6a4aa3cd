import { newId } from '../domain/newId.ts';

/** Id of this browser window until its next load, by which the window recognizes the live events of its own changes. */
export const windowId = newId();
