import type { Page } from '@playwright/test';

/**
 * Types a code as a barcode scanner does: fast, ended by Enter. The events carry times of their own, so a slow machine
 * does not change the speed that the page sees.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const keys = [...code].map((key) => ({ key, text: key }));
  for (const [n, key] of [...keys, { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }].entries()) {
    const timestamp = start + n * 0.002;
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: timestamp + 0.001, key: key.key });
  }
  await session.detach();
}
