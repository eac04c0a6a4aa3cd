import { networkError } from '../api/apiError.ts';
import { Outbox } from '../api/outbox/outbox.ts';

/** Stands in for what the queue is asked for, so that a page can be tested without a database. Nothing can be dropped. */
export function outboxCalls() {
  return {
    sendOf: jest.spyOn(Outbox.prototype, 'sendOf').mockResolvedValue(undefined),
    retry: jest.spyOn(Outbox.prototype, 'retry').mockResolvedValue(undefined),
    discard: jest.spyOn(Outbox.prototype, 'discard').mockResolvedValue(networkError()),
  };
}
