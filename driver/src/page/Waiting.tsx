import type { Entry } from '@lavanda/shared/api/outbox/entry';
import { TEXTS } from '../texts';
import { Icon } from './Icon';

/** Says that a capture waits to be sent. Draws nothing for a refused one. */
export function Unsent({ entry: { refusal } }: { entry: Entry }) {
  if (refusal) return null;
  return (
    <span class="row__unsent">
      <Icon name="clock" />
      {TEXTS.unsent}
    </span>
  );
}

/** Says why a capture was refused and offers to send it again. Draws nothing for a capture that still waits. */
export function Refusal({ entry, onRetry }: { entry: Entry; onRetry: (entry: Entry) => void }) {
  if (!entry.refusal) return null;
  return (
    <div class="row__refusal" role="alert">
      <p>
        <b>{TEXTS.attention}</b> {entry.refusal.problem.detail}
      </p>
      <button type="button" class="button button--outline" onClick={() => onRetry(entry)}>
        {TEXTS.retry}
      </button>
    </div>
  );
}
