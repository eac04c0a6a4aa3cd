import { newId } from '../domain/newId.ts';

/** Id of this browser window, which lets it recognize the live events of its own changes. */
export const windowId = newId();
