import { useConnected } from '@lavanda/shared';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import { REQUEST_TEXTS as T } from '@lavanda/shared/ui/requests/texts';
import type { Requests } from '@lavanda/shared/ui/requests/useRequests';

/** Says that the pickup requests couldn't be read. Draws nothing without a connection, because the page already says so. */
export default function RequestsNotRead({ failure }: Pick<Requests, 'failure'>) {
  const connected = useConnected();
  if (!failure || !connected) return null;
  return (
    <RetryAlert onRetry={failure.retry} sx={{ mb: 3 }}>
      {T.notRead(failure.message)}
    </RetryAlert>
  );
}
