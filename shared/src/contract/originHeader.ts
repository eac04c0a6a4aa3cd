/** Request header with the id (UUID) of the browser's window, which lets the window recognize events of its own changes. */
export const ORIGIN_HEADER = 'x-lavanda-origen';
