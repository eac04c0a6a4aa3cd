/**
 * localStorage keys of three lists: captures that wait, captures that were lost, and numbers that this device used. Signing out
 * keeps all three, as it keeps the queue.
 */
export const QUEUE_MARK = 'lavanda:cola';
export const LOST_MARK = 'lavanda:cola-perdida';
export const NUMBERS_MARK = 'lavanda:cola-numeros';

/** Name of the database and journal of a driver's queue. Signing out of the app on the same device keeps them. */
export const DRIVER_QUEUE = 'lavanda-ruta';
