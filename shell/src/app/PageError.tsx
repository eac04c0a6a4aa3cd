import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { Brand } from './Brand';
import { TEXTS } from './texts';

/** The last resort: the shell itself failed while drawing. */
export function PageError() {
  return (
    <Brand>
      <main>
        <ErrorPanel level="h1" title={TEXTS.failedPage} detail={TEXTS.failedPageDetail} onRetry={() => location.reload()} />
      </main>
    </Brand>
  );
}
