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
  const [revision, setRevision] = useState<ImportResult | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [phase, setPhase] = useState<'quieto' | 'revisando' | 'importando'>('quieto');
  const [send] = useClientesImportFileMutation();
  const turno = useRef(0);

  async function check(file: SelectedFile) {
    const mine = ++turno.current;
    setSelected(file);
    setRevision(null);
    setError(null);
    setPhase('revisando');
    const response = await send({ ...file, dryRun: true });
    // Another file was picked meanwhile.
    if (mine !== turno.current) return;
    setPhase('quieto');
    if (response.error) setError(T.notChecked(errorMessage(response.error)));
    else setRevision(response.data);
  }

  return {
    selected,
    revision,
    error,
    phase,
    select(file: File) {
      const parsed = readFile(file);
      if (typeof parsed !== 'string') return check(parsed);
      turno.current += 1;
      setSelected(null);
      setRevision(null);
      setPhase('quieto');
      setError(parsed === 'formato' ? T.notAFile : T.tooLarge);
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
