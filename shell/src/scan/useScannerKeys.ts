import { parseScan } from '@lavanda/shared/domain/scan';
import { NO_BURST, readKey } from '@lavanda/shared/federation/burst';
import { useEffect, useEffectEvent } from 'react';
import { type PutBack, remember, takesText } from './fieldText';

interface ScannerKeys {
  /** A scanner sent a code of a nota. */
  onScan(code: string): void;
  /** A scanner sent something else where nothing takes it. */
  onUnknownCode(): void;
  /** F9 was pressed. */
  onOpen(): void;
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Hears a scanner wherever the focus is (UI guide 14), and F9. No key of a scan presses, chooses or writes anything:
 * outside fields of text its keys are swallowed; a field of text gets its text back when the scan ends.
 */
export function useScannerKeys({ onScan, onUnknownCode, onOpen }: ScannerKeys): void {
  const scanned = useEffectEvent(onScan);
  const failed = useEffectEvent(onUnknownCode);
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    let burst = NO_BURST;
    let putBack: PutBack = () => undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat) return;
      if (event.key === 'F9' && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey) {
        swallow(event);
        opened();
        return;
      }
      const { key, timeStamp: time, target, ctrlKey, altKey, metaKey } = event;
      // The event's own time, because keys that waited for a busy page arrive together.
      const { burst: next, role } = readKey(burst, { key, time, hasModifier: ctrlKey || altKey || metaKey });
      burst = next;
      if (role.kind === 'first') putBack = remember(target);
      else if (role.kind === 'echo') swallow(event);
      else if (role.kind === 'inside' && !takesText(target)) swallow(event);
      else if (role.kind === 'end') {
        const isCode = parseScan(role.code) !== null;
        // Fast text that is no code, such as a password manager's, is the field's own business.
        if (!isCode && (takesText(target) || !role.isFast)) return;
        swallow(event);
        putBack();
        if (isCode) scanned(role.code);
        else failed();
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
