import { errorMessage } from '@lavanda/shared';
import type { ImportResult } from '@lavanda/shared/contract/schemas/clientes';
import { useRef, useState } from 'react';
import { useClientesImportFileMutation } from '../clientes/endpoints';
import { TEXTS } from '../texts';
import { readFile, type SelectedFile } from './file';

const T = TEXTS.importData;

/** Import of a file of clientes: pick, check without saving, then import. */
export function useImport(onImported: (count: number) => void) {
  const [selected, setSelected] = useState<SelectedFile | null>(null);
  const [checked, setChecked] = useState<ImportResult | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [phase, setPhase] = useState<'quieto' | 'revisando' | 'importando'>('quieto');
  const [send] = useClientesImportFileMutation();
  const turn = useRef(0);

  async function check(file: SelectedFile) {
    const mine = ++turn.current;
    setSelected(file);
    setChecked(null);
    setError(null);
    setPhase('revisando');
    const response = await send({ ...file, dryRun: true });
    // Another file was picked meanwhile.
    if (mine !== turn.current) return;
    setPhase('quieto');
    if (response.error) setError(T.notChecked(errorMessage(response.error)));
    else setChecked(response.data);
  }

  return {
    selected,
    checked,
    error,
    phase,
    select(file: File) {
      const parsed = readFile(file);
      if (typeof parsed !== 'string') return check(parsed);
      turn.current += 1;
      setSelected(null);
      setChecked(null);
      setPhase('quieto');
      setError(parsed === 'format' ? T.notAFile : T.tooLarge);
      return undefined;
    },
    checkAgain: () => selected && check(selected),
    async importData() {
      if (!selected || phase !== 'quieto') return;
      setError(null);
      setPhase('importando');
      const response = await send({ ...selected, dryRun: false });
      setPhase('quieto');
      if (response.error) setError(T.notImported(errorMessage(response.error)));
      else onImported(response.data.nuevos);
    },
  };
}
