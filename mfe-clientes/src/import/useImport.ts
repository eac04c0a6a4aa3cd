import { errorMessage } from '@lavanda/shared';
import type { ImportOptions, ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import { useRef, useState } from 'react';
import { useClientesPreviewImportMutation, useClientesStartImportMutation } from './endpoints';
import { readFile, type SelectedFile } from './file';
import { TEXTS } from './texts';

const T = TEXTS;

/** State of an import: the file is read for review, read again when options change, and imported when the user starts it. */
export function useImport(onStarted: (id: string) => void) {
  const [selected, setSelected] = useState<SelectedFile | null>(null);
  const [options, setOptions] = useState<ImportOptions>({});
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [omitted, setOmitted] = useState<ReadonlySet<number>>(new Set());
  const [error, setError] = useState<string | null>(null);
  const [phase, setPhase] = useState<'quieto' | 'revisando' | 'iniciando'>('quieto');
  const [review] = useClientesPreviewImportMutation();
  const [start] = useClientesStartImportMutation();
  const turn = useRef(0);
  const importId = useRef(crypto.randomUUID());

  function reset(file: SelectedFile | null) {
    turn.current += 1;
    importId.current = crypto.randomUUID();
    setSelected(file);
    setOptions({});
    setPreview(null);
    setOmitted(new Set());
    setError(null);
    setPhase('quieto');
  }

  async function read(file: SelectedFile, how: ImportOptions) {
    const mine = ++turn.current;
    setError(null);
    setPhase('revisando');
    const response = await review({ selected: file, options: how });
    // The user chose another file or other options meanwhile, so this answer is outdated.
    if (mine !== turn.current) return;
    setPhase('quieto');
    if (response.error) return setError(T.notChecked(errorMessage(response.error)));
    // Set only after the answer, so that the options always match the preview on screen.
    setOptions(how);
    setPreview(response.data);
    setOmitted(new Set());
  }

  return {
    selected,
    preview,
    omitted,
    error,
    phase,
    setOmitted,
    select(file: File) {
      const parsed = readFile(file);
      reset(typeof parsed === 'string' ? null : parsed);
      if (typeof parsed !== 'string') return read(parsed, {});
      setError(parsed === 'format' ? T.notAFile : T.tooLarge);
      return undefined;
    },
    readAgain: (changes: ImportOptions = options) => selected && read(selected, changes),
    options,
    async importData() {
      if (!selected || phase !== 'quieto') return;
      const mine = ++turn.current;
      setError(null);
      setPhase('iniciando');
      const how = omitted.size > 0 ? { ...options, omitir: [...omitted] } : options;
      const response = await start({ selected, options: how, id: importId.current });
      if (mine !== turn.current) return;
      setPhase('quieto');
      if (response.error) return setError(T.notImported(errorMessage(response.error)));
      reset(null);
      onStarted(response.data._id);
    },
  };
}
