import type { DataRouter, Lifecycles } from '@lavanda/shared/federation/remote';
import { watchPage } from '@lavanda/shared/testing/contract/page';
import { type TimerWatch, watchTimers } from '@lavanda/shared/testing/contract/timers';
import { act, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';

let mounts = 0;

/** Complaint about a `mount` whose promise doesn't settle. Such a section isn't mounted a second time. */
export const ENDLESS_MOUNT = 'su mount() no termina.';

/** How long a section's `mount` may take before it counts as one that never ends, ms. */
const MOUNT_LIMIT = 5_000;

/** How long a section is watched after mounting, after hiding and after unmounting, ms of the watch's clock. */
export const WATCHED = 5_000;

/**
 * Mounts a section at `path` as the shell does, hides and shows it, and unmounts it, and watches it during all of this.
 * @param segments segments to which the section may navigate
 * @param reportsLeftovers false to accept what the section leaves after unmounting, because its first mount may create something once
 * @returns contract violations, in Spanish
 */
export async function mountOnce(
  lifecycles: Lifecycles,
  path: string,
  segments: readonly string[],
  reportsLeftovers: boolean,
): Promise<string[]> {
  const complaints: string[] = [];
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] }) as DataRouter;
  const release = router.subscribe(({ location: { pathname } }) => {
    if (!segments.includes(pathname.split('/')[2] ?? '')) complaints.push(`${path}: al abrirse se va sola a ${pathname}.`);
  });
  const domElement = document.createElement('div');
  mounts += 1;
  const onError = (error: Error) => void complaints.push(`${path}: se detiene al dibujarse: ${error.message}`);
  const section = path.split('/')[2];
  const properties = { domElement, name: `contrato-${mounts}`, router, section, nonce: 'n0nc3', onError };
  const page = watchPage();
  const timers = watchTimers();
  const renders = watchRenders();
  const tell = (found: readonly string[]) => void complaints.push(...found.map((complaint) => `${path}: ${complaint}`));
  document.body.append(domElement);
  try {
    // Not inside `act`, because `act` would defer the render that the mount waits for.
    const mounted = lifecycles.bootstrap(properties as never).then(() => lifecycles.mount(properties as never));
    await waitFor(() => {
      if (domElement.childElementCount === 0 && complaints.length === 0) throw new Error('no dibuja nada.');
    });
    await ended(mounted);
    tell(renders.loops());
    // Without `act`, unlike `unmountParcel`, because `act` never returns for a section that renders in a loop.
    if (renders.loops().length > 0) await lifecycles.unmount(properties as never);
    else {
      tell(await timers.advance(WATCHED));
      tell(page.styles());
      tell(await hideAndShow(lifecycles, properties, { page, timers }, reportsLeftovers));
      const failure = await unmountParcel(lifecycles, properties);
      if (failure) throw failure;
      if (reportsLeftovers) tell(await left(timers));
    }
    if (domElement.childElementCount > 0) complaints.push(`${path}: al quitarla deja lo que dibujó.`);
  } catch (error) {
    // Only the message's first line, because Testing Library appends the whole page to it.
    const [complaint] = (error instanceof Error ? error.message : String(error)).split('\n');
    complaints.push(`${path}: ${complaint}`);
  }
  timers.finish();
  renders.finish();
  domElement.remove();
  release();
  router.dispose();
  complaints.push(...page.finish('n0nc3', reportsLeftovers).map((complaint) => `${path}: ${complaint}`));
  return complaints;
}

/** Waits for a mount to end. @throws when it takes longer than MOUNT_LIMIT */
async function ended(mounted: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(ENDLESS_MOUNT)), MOUNT_LIMIT);
  });
  await Promise.race([mounted, late]).finally(() => clearTimeout(timer));
}

interface Watches {
  page: ReturnType<typeof watchPage>;
  timers: TimerWatch;
}

/**
 * Hides and shows the section, as when the user opens another one and returns.
 * @returns with `reportsLeftovers`, complaints about timers and listeners that continue while the section is hidden
 */
async function hideAndShow(
  lifecycles: Lifecycles,
  properties: object,
  { page, timers }: Watches,
  reportsLeftovers: boolean,
): Promise<string[]> {
  const view = (visible: boolean) => act(async () => void (await lifecycles.update?.({ ...properties, visible } as never)));
  await view(false);
  const complaints: string[] = [];
  if (lifecycles.update && reportsLeftovers) {
    const listening = [...new Set(page.listeners())];
    if (listening.length > 0) complaints.push(`guardada, sigue oyendo: ${listening.join(', ')}.`);
    const running = await goesOn(timers);
    if (running.length > 0) complaints.push(`guardada, sigue con ${running.join(' y ')}.`);
  }
  await view(true);
  return complaints;
}

async function left(timers: TimerWatch): Promise<string[]> {
  const running = await goesOn(timers);
  return running.length > 0 ? [`al quitarla deja ${running.join(' y ')}.`] : [];
}

async function goesOn(timers: TimerWatch): Promise<string[]> {
  timers.restart();
  await timers.advance(WATCHED);
  return timers.endless();
}

/** Watches for React's error about a component that renders itself again without an end. */
function watchRenders(): { loops: () => string[]; finish: () => void } {
  const { error } = console;
  let loops = false;
  console.error = (...args: unknown[]) => {
    loops ||= String(args[0]).includes('Maximum update depth exceeded');
    error(...args);
  };
  return {
    loops: () => (loops ? ['se dibuja una y otra vez: un efecto cambia su propio estado sin fin.'] : []),
    finish: () => void Object.assign(console, { error }),
  };
}

/** @returns the error of the unmount, undefined without one. It isn't thrown, because inside `act` it would stop later renders */
export async function unmountParcel(lifecycles: Lifecycles, properties: object): Promise<unknown> {
  let failure: unknown;
  await act(async () => {
    await lifecycles.unmount(properties as never).catch((error: unknown) => {
      failure = error;
    });
  });
  return failure;
}
