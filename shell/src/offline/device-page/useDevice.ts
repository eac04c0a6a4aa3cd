import { type DeviceState, readDeviceState, readNumbers } from '@lavanda/shared';
import { registerId } from '@lavanda/shared/federation/register';
import { useEffect, useState } from 'react';
import { storageRoom } from '../deviceStorage';

/** What this browser keeps and may do; null until it is known. */
export interface DeviceReport {
  copy: DeviceState | null;
  /** Last clave that the register took in the laundry: 'B412'; null before it has letters. */
  lastClave: string | null;
  room: Awaited<ReturnType<typeof storageRoom>>;
  /** Whether the browser promised not to erase it for want of room. */
  isDurable: boolean;
  /** Whether a service worker opens the app without a server. */
  opensOffline: boolean;
}

async function readLastClave(tenant: string): Promise<string | null> {
  const numbers = await readNumbers(tenant, registerId() ?? '').catch(() => undefined);
  return numbers ? `${numbers.letters}${numbers.last}` : null;
}

async function readReport(tenant: string): Promise<DeviceReport> {
  const [copy, lastClave, room, isDurable, worker] = await Promise.all([
    readDeviceState(),
    readLastClave(tenant),
    storageRoom(),
    navigator.storage?.persisted?.().catch(() => false),
    navigator.serviceWorker?.getRegistration().catch(() => undefined),
  ]);
  return { copy, lastClave, room, isDurable: isDurable === true, opensOffline: worker !== undefined };
}

/** What this device keeps. @param tenant whose claves the register takes @param changes read again when it changes */
export function useDevice(tenant: string, changes: unknown): DeviceReport | null {
  const [report, setReport] = useState<DeviceReport | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` says when what is kept may be another.
  useEffect(() => {
    let isLeft = false;
    void readReport(tenant).then((read) => {
      if (!isLeft) setReport(read);
    });
    return () => {
      isLeft = true;
    };
  }, [tenant, changes]);
  return report;
}
