import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { Brand } from './Brand';
import { TEXTS } from './texts';

/** Shown when one of the shell's own pages crashes while rendering, or its code can't be loaded. */
export function PageError() {
  return (
    <Brand>
      <main>
        <ErrorPanel level="h1" title={TEXTS.failedPage} detail={TEXTS.failedPageDetail} onRetry={() => location.reload()} />
      </main>
    </Brand>
  );
}
