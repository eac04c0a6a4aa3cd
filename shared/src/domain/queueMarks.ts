/**
 * localStorage keys: what waits in the queue, and what was lost with it. Signing out keeps them, as it keeps the queue.
 */
export const QUEUE_MARK = 'lavanda:cola';
export const LOST_MARK = 'lavanda:cola-perdida';
