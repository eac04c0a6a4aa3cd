import type { Page } from '@playwright/test';
import { PointOfSale } from '../src/pos.ts';
import { notaWithAbonos } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

/** Counts the live streams that the pages have opened so far (`opened`) and those that are open now (`open`). */
function countStreams(pages: readonly Page[]) {
  const counts = { opened: 0, open: 0 };
  for (const page of pages) {
    page.on('request', (request) => {
      if (!request.url().includes('/api/eventos?')) return;
      counts.opened++;
      counts.open++;
    });
    const ended = (request: { url(): string }) => {
      if (request.url().includes('/api/eventos?')) counts.open--;
    };
    page.on('requestfailed', ended);
    page.on('requestfinished', ended);
  }
  return counts;
}

const streamOf = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/eventos?') && response.status() === 200);

test('a note saved at one register is on the board of another, which asks for nothing by itself', async ({ page, otherTill }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { page: board } = await otherTill('usuario2@aguaclara.mx');
  const live = streamOf(board);
  await board.goto('/app/activos');
  await expect(board.getByRole('article').first()).toBeVisible();
  await live;
  const { id, cliente } = await notaWithAbonos(page);
  await expect(board.getByRole('article').filter({ hasText: cliente })).toBeVisible({ timeout: 3_000 });

  const reads: string[] = [];
  board.on('request', (request) => reads.push(request.url()));
  const pos = new PointOfSale(page);
  await pos.open(id);
  await pos.payAbono('10');
  await pos.saveNota('modificada');
  await expect(async () => expect(reads.some((url) => url.includes('/api/ventas/'))).toBe(true)).toPass({ timeout: 3_000 });
});

test('whoever has a note open sees who else has, and what the other saves without losing what is typed', async ({
  page,
  otherTill,
}) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id } = await notaWithAbonos(page);
  const { page: second } = await otherTill('usuario2@aguaclara.mx');
  const [pos, other] = [new PointOfSale(page), new PointOfSale(second)];
  await pos.open(id);
  await other.open(id);
  for (const each of [page, second]) await expect(each.getByText(/la tiene abierta en otro equipo/)).toBeVisible();

  const lines = (each: Page) => each.getByRole('list', { name: 'Artículos' }).getByRole('listitem');
  const before = await lines(second).count();
  await pos.servicio('Mochila').click();
  await pos.saveNota('modificada');
  await pos.withoutTicket();
  await expect(lines(second)).toHaveCount(before + 1);
  await expect(second.getByText(/la tiene abierta en otro equipo/)).toBeHidden();

  await other.servicio('Edredón king size').click();
  await pos.open(id);
  await pos.payAbono('10');
  await pos.saveNota('modificada');
  await expect(second.getByText(/La guardaron en otro equipo/)).toBeVisible();
  await expect(lines(second)).toHaveCount(before + 2);
});

test('ten tabs of a browser have one stream, and when its tab closes another takes it over', async ({ page, context }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
  const streams = countStreams(tabs);
  const first = streamOf(page);
  await page.goto('/app/activos');
  await first;
  for (const tab of tabs.slice(1)) await tab.goto('/app/activos');
  await tabs.at(-1)?.waitForTimeout(3_000);
  expect(streams).toEqual({ opened: 1, open: 1 });
  await page.close();
  await expect(async () => expect(streams.opened).toBe(2)).toPass();
  const { id, cliente } = await notaWithAbonos(tabs[1] as Page);
  expect(id).not.toBe('');
  const last = tabs.at(-1) as Page;
  await last.bringToFront();
  await expect(last.getByRole('article').filter({ hasText: cliente })).toBeVisible();
});
