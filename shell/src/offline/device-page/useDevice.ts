import { type DeviceState, readDeviceState, readNumbers } from '@lavanda/shared';
import { registerId } from '@lavanda/shared/federation/register';
import { useEffect, useState } from 'react';
import { storageRoom } from '../deviceStorage';
import { areFilesKept } from '../keepFiles';

/** Interval at which the state is read again until the app can open without a server, ms. */
const READ_EVERY = 5_000;

/** What 'Este equipo' shows of this browser: its copy of the laundry's data, its claves, its storage, its service worker. */
export interface DeviceReport {
  copy: DeviceState | null;
  /** Last clave that the register used in the laundry: 'B412'; null before it used one, or when it can't be read. */
  lastClave: string | null;
  room: Awaited<ReturnType<typeof storageRoom>>;
  /** Whether the browser promised not to erase the app's data when room is short. */
  isDurable: boolean;
  /** Whether the app opens without a server: this browser has a service worker, the app's files and a copy of the data. */
  opensOffline: boolean;
}

async function readLastClave(tenant: string): Promise<string | null> {
  const numbers = await readNumbers(tenant, registerId() ?? '').catch(() => undefined);
  return numbers && numbers.last > 0 ? `${numbers.letters}${numbers.last}` : null;
}

async function readReport(tenant: string): Promise<DeviceReport> {
  const [copy, lastClave, room, isDurable, worker, hasFiles] = await Promise.all([
    readDeviceState(),
    readLastClave(tenant),
    storageRoom(),
    navigator.storage?.persisted?.().catch(() => false),
    navigator.serviceWorker?.getRegistration().catch(() => undefined),
    areFilesKept().catch(() => false),
  ]);
  return {
    copy,
    lastClave,
    room,
    isDurable: isDurable === true,
    opensOffline: worker !== undefined && hasFiles && copy !== null,
  };
}

/**
 * Reads the state of this device.
 * @param tenant laundry whose claves the register uses
 * @param changes each new value makes this hook read the state again
 * @returns null until the state was read for the first time
 */
export function useDevice(tenant: string, changes: unknown): DeviceReport | null {
  const [report, setReport] = useState<DeviceReport | null>(null);
  const isReady = report?.opensOffline === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value of `changes` means that the stored data changed.
  useEffect(() => {
    let isLeft = false;
    const read = () => void readReport(tenant).then((now) => !isLeft && setReport(now));
    read();
    const clock = isReady ? undefined : setInterval(read, READ_EVERY);
    return () => {
      isLeft = true;
      clearInterval(clock);
    };
  }, [tenant, changes, isReady]);
  return report;
}
