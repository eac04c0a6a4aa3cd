import { type AppDispatch, useToast } from '@lavanda/shared';
import type { ListedNota } from '@lavanda/shared/contract/schemas/sales';
import { offerScan } from '@lavanda/shared/federation/scan';
import { scanVisit } from '@lavanda/shared/federation/scanFlash';
import ButtonBase from '@mui/material/ButtonBase';
import { type ComponentType, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { scanApi } from './endpoints';
import { isFreeForNota } from './isFreeForNota';
import { notaOf, pathOf, type SeenNota, searchPath, withSeen } from './matches';
import type { ScanDialogProps } from './ScanDialog';
import { ScanIcon } from './ScanIcon';
import { TEXTS as T } from './texts';
import { useScannerKeys } from './useScannerKeys';

/** How long a scan is looked up before the dialog tells of it, ms. */
const PATIENCE = 300;

interface ScannerProps {
  /** Sections that the user may open. */
  permissions: readonly string[];
  zone: string;
}

/**
 * 'Escanear' (day.md 4), for who has the counter: the bar's button, F9, and a scanner heard wherever the focus is. A
 * scan opens its nota at once when that loses nothing; otherwise the dialog shows it over what is open.
 */
export function Scanner({ permissions, zone }: ScannerProps) {
  const [asked, setAsked] = useState<{ code: string; scanCount: number } | null>(null);
  const [seen, setSeen] = useState<readonly SeenNota[]>([]);
  const [Dialog, setDialog] = useState<ComponentType<ScanDialogProps> | null>(null);
  const scans = useRef(0);
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();

  const show = async (code: string) => {
    setAsked((before) => ({ code, scanCount: (before?.scanCount ?? 0) + 1 }));
    if (Dialog) return;
    try {
      const { ScanDialog } = await import(/* webpackChunkName: "escanear" */ './ScanDialog');
      setDialog(() => ScanDialog);
    } catch {
      setAsked(null);
      toast(T.notOpened, 'error');
    }
  };

  const leaveFor = (path: string, state?: unknown) => {
    setAsked(null);
    void navigate(path, { state });
  };

  const openNota = (nota: ListedNota, pieza: number | null) => {
    setSeen((before) => withSeen(before, { nota, pieza, moment: new Date() }));
    leaveFor(pathOf(nota), scanVisit());
  };

  const take = async (code: string) => {
    // The screen that took it may be below this dialog.
    if (offerScan(code)) return close();
    scans.current += 1;
    const mine = scans.current;
    const free = isFreeForNota();
    let told = false;
    const tell = () => {
      if (told || scans.current !== mine) return;
      told = true;
      void show(code);
    };
    const late = setTimeout(tell, PATIENCE);
    const { data } = await dispatch(scanApi.endpoints.scanNotas.initiate(code, { forceRefetch: true, subscribe: false }));
    clearTimeout(late);
    // Another scan, or closing the dialog, ends this one.
    if (scans.current !== mine) return;
    const nota = data && notaOf(code, data);
    if (nota && free) openNota(nota, data.pieza);
    else tell();
  };

  const close = () => {
    scans.current += 1;
    setAsked(null);
  };

  useScannerKeys({
    onScan: (code) => void take(code),
    onUnknownCode: () => toast(T.unknownCode, 'info'),
    // A dialog that is open keeps what is typed.
    onOpen: () => void (asked ?? show('')),
  });

  return (
    <>
      <ButtonBase aria-label={T.button} title={T.button} onClick={() => void show('')} sx={BUTTON}>
        <ScanIcon />
        <kbd aria-hidden>{T.key}</kbd>
      </ButtonBase>
      {Dialog && asked && (
        <Dialog
          code={asked.code}
          scanCount={asked.scanCount}
          seen={seen}
          zone={zone}
          onOpen={openNota}
          onScan={(code) => void take(code)}
          onSearchByName={() => leaveFor(searchPath(permissions))}
          onClose={close}
        />
      )}
    </>
  );
}

const BUTTON = {
  flex: 'none',
  minWidth: 44,
  height: 44,
  px: 2,
  gap: 2,
  borderRadius: '10px',
  color: 'inherit',
  font: 'inherit',
  '&:hover': { bgcolor: 'primary.selected' },
  '& svg': { fontSize: 24 },
  '& kbd': {
    display: 'none',
    font: 'inherit',
    fontSize: 11,
    fontWeight: 600,
    lineHeight: '16px',
    px: 1.5,
    borderRadius: '5px',
    boxShadow: 'inset 0 0 0 1px currentColor',
    '@media (min-width: 1360px) and (pointer: fine)': { display: 'inline-block' },
  },
} as const;
