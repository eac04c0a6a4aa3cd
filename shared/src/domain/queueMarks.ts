/**
 * localStorage keys: what waits in the queue, and what was lost with it. Signing out keeps them, as it keeps the queue.
 */
export const QUEUE_MARK = 'lavanda:cola';
export const LOST_MARK = 'lavanda:cola-perdida';

/** Database and journal of what a driver's page has to send. Signing out of the app on the same device keeps them. */
export const DRIVER_QUEUE = 'lavanda-ruta';
