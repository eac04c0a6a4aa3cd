import { type DeviceState, readDeviceState } from '@lavanda/shared';
import { useEffect, useState } from 'react';
import { storageRoom } from '../deviceStorage';

/** What this browser keeps and may do; null until it is known. */
export interface DeviceReport {
  copy: DeviceState | null;
  room: Awaited<ReturnType<typeof storageRoom>>;
  /** Whether the browser promised not to erase it for want of room. */
  isDurable: boolean;
  /** Whether a service worker opens the app without a server. */
  opensOffline: boolean;
}

async function readReport(): Promise<DeviceReport> {
  const [copy, room, isDurable, worker] = await Promise.all([
    readDeviceState(),
    storageRoom(),
    navigator.storage?.persisted?.().catch(() => false),
    navigator.serviceWorker?.getRegistration().catch(() => undefined),
  ]);
  return { copy, room, isDurable: isDurable === true, opensOffline: worker !== undefined };
}

/** @param changes read again when it changes */
export function useDevice(changes: unknown): DeviceReport | null {
  const [report, setReport] = useState<DeviceReport | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` says when what is kept may be another.
  useEffect(() => {
    let isLeft = false;
    void readReport().then((read) => {
      if (!isLeft) setReport(read);
    });
    return () => {
      isLeft = true;
    };
  }, [changes]);
  return report;
}
