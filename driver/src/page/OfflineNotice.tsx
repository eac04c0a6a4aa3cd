import { TEXTS } from '../texts';
import { Icon } from './Icon';

interface OfflineNoticeProps {
  /** Time of the server's last answer, 'HH:MM'; '' before the first one. */
  heardAt: string;
  /** Whether the phone stores captures. */
  isStoring: boolean;
}

/** Says that there is no signal, and that the driver can go on or, if the phone stores nothing, has to wait. */
export function OfflineNotice({ heardAt, isStoring }: OfflineNoticeProps) {
  return (
    <p class="offline" role="status">
      <Icon name="noSignal" />
      <span>
        <b>{TEXTS.noSignal(heardAt)}</b> {isStoring ? TEXTS.keepGoing : TEXTS.keepOpen}
      </span>
    </p>
  );
}
