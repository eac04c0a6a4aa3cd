import { deviceTexts } from '@lavanda/shared';
import { TEXTS_DATABASE } from '../api/durable/deviceTexts.ts';

/** Empties localStorage, sessionStorage and the device's stored texts, so that the page starts as in a new browser. */
export async function clearDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await deviceTexts.erase();
  await deviceTexts.restore();
}

/** Tells this tab of a text as another tab that stored it does, and waits until this tab has it; null for a removed text. */
export async function writeInOtherTab(key: string, text: string | null): Promise<void> {
  const told = new Promise<void>((resolve) => {
    const end = deviceTexts.subscribe((changed, isOwn) => {
      if (isOwn || changed !== key) return;
      end();
      resolve();
    });
  });
  const channel = new BroadcastChannel(TEXTS_DATABASE);
  channel.postMessage({ key, text });
  await told;
  channel.close();
}
