import { isPaper, type Paper } from '@lavanda/shared/domain/tag';
import { useState } from 'react';

/** Storage key of the paper. Signing out doesn't erase this key, because the printer belongs to the device. */
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
      // Without storage, every visit starts with labels of 57 × 32 mm.
    }
  }
  return [paper, choose];
}
