import { useEffect, useEffectEvent } from 'react';

const SCAN = 'lavanda:escaneo';

/** Offers a scanned text to the open screen, such as a hand-over that counts tags. @returns whether the screen took it */
export function offerScan(text: string): boolean {
  return !window.dispatchEvent(new CustomEvent(SCAN, { detail: text, cancelable: true }));
}

const CAMERA = 'lavanda:escanear';

/**
 * Opens the app's 'Escanear' with its camera; a code that the camera reads arrives as a scan. @returns whether the app has a
 * scanner
 */
export function openCamera(): boolean {
  return !window.dispatchEvent(new CustomEvent(CAMERA, { cancelable: true }));
}

/** Calls `open` when a screen asks for the camera, while the component is on screen. */
export function useCameraRequests(open: () => void): void {
  const hear = useEffectEvent((event: Event) => {
    open();
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener(CAMERA, hear);
    return () => window.removeEventListener(CAMERA, hear);
  }, []);
}

/** Calls `take` with each scan while the component is on screen. A scan for which `take` returns true opens nothing else. */
export function useScan(take: (text: string) => boolean): void {
  const hear = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string' && take(event.detail)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener(SCAN, hear);
    return () => window.removeEventListener(SCAN, hear);
  }, []);
}
