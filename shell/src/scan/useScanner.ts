import type { AppDispatch } from '@lavanda/shared';
import type { ListedNota } from '@lavanda/shared/contract/schemas/sales';
import { offerScan } from '@lavanda/shared/federation/scan';
import { scanVisit } from '@lavanda/shared/federation/scanFlash';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { scanApi } from './endpoints';
import { isFreeForNota } from './isFreeForNota';
import { notaOf, pathOf, type SeenNota, searchPath, withSeen } from './matches';
import { useScanDialog } from './useScanDialog';

/** Time that looking up a scan may take before the dialog opens and shows the wait, ms. */
const PATIENCE = 300;

/**
 * Takes scanned codes. A screen that waits for scans gets a code first. Otherwise the code's nota opens at once if it may
 * (`isFreeForNota`). If it may not, or the code finds no single nota, the dialog opens with the code.
 * @param permissions the user's permissions, among them the names of the sections that they may open
 */
export function useScanner(permissions: readonly string[]) {
  const { hide, ...dialog } = useScanDialog();
  const [seen, setSeen] = useState<readonly SeenNota[]>([]);
  const scans = useRef(0);
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();

  const close = () => {
    scans.current += 1;
    hide();
  };

  const openNota = (nota: ListedNota, pieza: number | null) => {
    setSeen((before) => withSeen(before, { nota, pieza, moment: new Date() }));
    hide();
    void navigate(pathOf(nota), { state: scanVisit() });
  };

  const searchByName = () => {
    hide();
    void navigate(searchPath(permissions));
  };

  const take = async (code: string) => {
    // The screen that took the scan may be below this dialog, so the dialog closes.
    if (offerScan(code)) return close();
    scans.current += 1;
    const mine = scans.current;
    const free = isFreeForNota();
    let told = false;
    const tell = () => {
      if (told || scans.current !== mine) return;
      told = true;
      void dialog.show(code);
    };
    const late = setTimeout(tell, PATIENCE);
    const { data } = await dispatch(scanApi.endpoints.scanNotas.initiate(code, { forceRefetch: true, subscribe: false }));
    clearTimeout(late);
    // Another scan, or closing the dialog, makes this scan obsolete.
    if (scans.current !== mine) return;
    const nota = data && notaOf(code, data);
    if (nota && free) openNota(nota, data.pieza);
    else tell();
  };

  return { ...dialog, seen, close, openNota, searchByName, take };
}
