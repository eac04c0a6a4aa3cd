import { useToast } from '@lavanda/shared';
import { useCameraRequests } from '@lavanda/shared/federation/scan';
import ButtonBase from '@mui/material/ButtonBase';
import { ScanIcon } from './ScanIcon';
import { TEXTS as T } from './texts';
import { useScanner } from './useScanner';
import { useScannerKeys } from './useScannerKeys';

interface ScannerProps {
  /** The user's permissions, among them the names of the sections that they may open. */
  permissions: readonly string[];
  zone: string;
}

/** 'Escanear' (day.md 4), for users who may open the counter: the bar's button, F9, and scans wherever the focus is. */
export function Scanner({ permissions, zone }: ScannerProps) {
  const { Dialog, asked, show, take, ...scanner } = useScanner(permissions);
  const toast = useToast();
  useScannerKeys({
    onScan: (code) => void take(code),
    onUnknownCode: () => toast(T.unknownCode, 'info'),
    // A dialog that is already open keeps its text.
    onOpen: () => void (asked ?? show('')),
  });
  useCameraRequests(() => void show('', true));

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
          withCamera={asked.camera}
          seen={scanner.seen}
          zone={zone}
          onOpen={scanner.openNota}
          onScan={(code) => void take(code)}
          onSearchByName={scanner.searchByName}
          onClose={scanner.close}
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
