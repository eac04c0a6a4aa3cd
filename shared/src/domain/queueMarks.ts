/**
 * localStorage keys of three lists about the queue, which holds what was saved on this device and isn't sent yet: what waits,
 * what was lost, and the last number that each register used. Signing out keeps the three lists, as it keeps the queue.
 */
export const QUEUE_MARK = 'lavanda:cola';
export const LOST_MARK = 'lavanda:cola-perdida';
export const NUMBERS_MARK = 'lavanda:cola-numeros';

/**
 * Name of the database and journal in which the page of a chofer's ruta keeps what isn't sent yet. Signing out of the app on the
 * same device keeps them.
 */
export const DRIVER_QUEUE = 'lavanda-ruta';
