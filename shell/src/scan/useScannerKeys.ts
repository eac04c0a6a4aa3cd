import { parseScan } from '@lavanda/shared/domain/scan';
import { NO_BURST, readKey, swallow } from '@lavanda/shared/federation/burst';
import { useEffect, useEffectEvent } from 'react';
import { type PutBack, remember, takesText } from './fieldText';

interface ScannerKeys {
  /** Called when a scanner sent the code of a nota. */
  onScan(code: string): void;
  /** Called when a scanner sent a code that isn't a nota's and the element with the focus isn't for codes. */
  onUnknownCode(): void;
  /** Called when F9 was pressed. */
  onOpen(): void;
}

/** Whether the element accepts any code as text: a search, a password, a field of several lines, or a field made for codes. */
function takesNumbers(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, [type="search"], [type="password"], [data-reads-codes]');
}

/** Whether fast text that isn't a nota's code is dropped: any outside a text field, a number in one not made for codes. */
function isForeign(text: string, target: EventTarget | null): boolean {
  return !takesNumbers(target) && (!takesText(target) || /^\d+$/.test(text));
}

/**
 * Listens to a scanner wherever the focus is (UI guide 14), and to F9. The keys of a nota's code press nothing, and a field that
 * has the focus gets its earlier value back when the code ends. The same holds for a product's number, except in fields that take
 * any code.
 */
export function useScannerKeys({ onScan, onUnknownCode, onOpen }: ScannerKeys): void {
  const scanned = useEffectEvent(onScan);
  const failed = useEffectEvent(onUnknownCode);
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    let burst = NO_BURST;
    let anything = NO_BURST;
    // Whether the last finished text was dropped. The keys that a scanner sends right after it are then dropped too.
    let dropped = false;
    let putBack: PutBack = () => undefined;
    const drop = (event: KeyboardEvent) => {
      swallow(event);
      putBack();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat) return;
      if (event.key === 'F9' && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey) {
        swallow(event);
        opened();
        return;
      }
      const { key, timeStamp: time, target, ctrlKey, altKey, metaKey } = event;
      // The event's own time is used, because keys that waited for a busy page arrive together.
      const pressed = { key, time, hasModifier: ctrlKey || altKey || metaKey };
      const { burst: next, role } = readKey(burst, pressed);
      const { burst: nextOfAny, role: roleOfAny } = readKey(anything, pressed, 'any');
      burst = next;
      anything = nextOfAny;
      const isScan = role.kind === 'end' && parseScan(role.code) !== null;
      // Other fast text in a text field, such as a password manager's, is left to the field.
      const isNumber = roleOfAny.kind === 'end' && roleOfAny.isFast && isForeign(roleOfAny.code, target);
      if (role.kind === 'end' || roleOfAny.kind === 'end') dropped = isScan || isNumber;
      if (role.kind === 'first') putBack = remember(target);
      else if (dropped && (role.kind === 'echo' || roleOfAny.kind === 'echo')) swallow(event);
      else if (role.kind === 'inside' && !takesText(target)) swallow(event);
      else if (isScan) {
        drop(event);
        scanned(role.code);
      } else if (isNumber) {
        drop(event);
        failed();
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
