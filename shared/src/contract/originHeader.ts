/** Request header with the id (UUID) of the browser's window, by which it knows the events of its own changes. */
export const ORIGIN_HEADER = 'x-lavanda-origen';
