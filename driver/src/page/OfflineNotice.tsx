import { TEXTS } from '../texts';
import { Icon } from './Icon';

/**
 * Says that there is no signal, and that the driver can go on.
 * @param heardAt time of the server's last answer, 'HH:MM'; '' before the first one
 */
export function OfflineNotice({ heardAt }: { heardAt: string }) {
  return (
    <p class="offline" role="status">
      <Icon name="noSignal" />
      <span>
        <b>{TEXTS.noSignal(heardAt)}</b> {TEXTS.keepGoing}
      </span>
    </p>
  );
}
