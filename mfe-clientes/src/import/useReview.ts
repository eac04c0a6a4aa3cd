import type { ImportOptions, ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import { useState } from 'react';
import { useClientesPreviewImportMutation } from './endpoints';
import type { SelectedFile } from './file';
import { TEXTS as T } from './texts';
import type { RequestStep } from './useRequestStep';

/** The chosen file and its preview. With other options, the file is read again. */
export function useReview({ run }: Pick<RequestStep, 'run'>) {
  const [selected, setSelected] = useState<SelectedFile | null>(null);
  const [options, setOptions] = useState<ImportOptions>({});
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [omitted, setOmitted] = useState<ReadonlySet<number>>(new Set());
  const [review] = useClientesPreviewImportMutation();

  return {
    selected,
    options,
    preview,
    omitted,
    setOmitted,
    read: (file: SelectedFile, how: ImportOptions) =>
      run({
        step: 'revisando',
        send: () => review({ selected: file, options: how }),
        explain: T.notChecked,
        onAnswer(answer) {
          // Set only after the answer, so that the options always match the preview on screen.
          setOptions(how);
          setPreview(answer);
          setOmitted(new Set());
        },
      }),
    reset(file: SelectedFile | null) {
      setSelected(file);
      setOptions({});
      setPreview(null);
      setOmitted(new Set());
    },
  };
}
