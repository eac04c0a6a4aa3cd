import { isPaper, type Paper } from '@lavanda/shared/domain/tag';
import { useState } from 'react';

/** Listed in the shell's keys that signing out keeps. */
const KEY = 'lavanda:etiquetas:papel';

function remembered(): Paper {
  try {
    const kept = localStorage.getItem(KEY);
    return isPaper(kept) ? kept : '57x32';
  } catch {
    return '57x32';
  }
}

/** The paper of this browser's tag printer, which stays as it was chosen last. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  const [paper, setPaper] = useState(remembered);
  function choose(chosen: Paper) {
    setPaper(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // A browser without storage begins with labels.
    }
  }
  return [paper, choose];
}
