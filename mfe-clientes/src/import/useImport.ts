import type { ImportOptions } from '@lavanda/shared/contract/schemas/imports';
import { useRef } from 'react';
import { useClientesStartImportMutation } from './endpoints';
import { readFile, type SelectedFile } from './file';
import { TEXTS } from './texts';
import { useRequestStep } from './useRequestStep';
import { useReview } from './useReview';

const T = TEXTS;

/** State of an import: the file is read for review, read again when options change, and imported when the user starts it. */
export function useImport(onStarted: (id: string) => void) {
  const { error, phase, ...request } = useRequestStep();
  const { read, reset: resetReview, ...review } = useReview(request);
  const { selected, options, omitted } = review;
  const [start] = useClientesStartImportMutation();
  const importId = useRef(crypto.randomUUID());

  function reset(file: SelectedFile | null) {
    request.reset();
    importId.current = crypto.randomUUID();
    resetReview(file);
  }

  return {
    ...review,
    error,
    phase,
    select(file: File) {
      const parsed = readFile(file);
      reset(typeof parsed === 'string' ? null : parsed);
      if (typeof parsed !== 'string') return read(parsed, {});
      request.fail(parsed === 'format' ? T.notAFile : T.tooLarge);
      return undefined;
    },
    readAgain: (changes: ImportOptions = options) => selected && read(selected, changes),
    async importData() {
      if (!selected || phase !== 'quieto') return;
      const how = omitted.size > 0 ? { ...options, omitir: [...omitted] } : options;
      await request.run({
        step: 'iniciando',
        send: () => start({ selected, options: how, id: importId.current }),
        explain: T.notImported,
        onAnswer(job) {
          reset(null);
          onStarted(job._id);
        },
      });
    },
  };
}
