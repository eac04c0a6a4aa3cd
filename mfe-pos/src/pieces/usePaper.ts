import { isPaper, type Paper } from '@lavanda/shared/domain/tag';
import { useState } from 'react';

/** Storage key of the paper. The shell keeps it when the user signs out. */
const KEY = 'lavanda:etiquetas:papel';

function remembered(): Paper {
  try {
    const kept = localStorage.getItem(KEY);
    return isPaper(kept) ? kept : '57x32';
  } catch {
    return '57x32';
  }
}

/** The paper of this browser's tag printer; the last choice is remembered. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  const [paper, setPaper] = useState(remembered);
  function choose(chosen: Paper) {
    setPaper(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Without storage, the paper starts as labels.
    }
  }
  return [paper, choose];
}
