import type { DescribedExtension } from '@lavanda/shared/contract/schemas/releases';
import type { DataRouter, Lifecycles } from '@lavanda/shared/federation/remote';
import { SLOT_SAMPLES } from '@lavanda/shared/federation/slots';
import { unmountParcel, WATCHED } from '@lavanda/shared/testing/contract/mountOnce';
import { watchTimers } from '@lavanda/shared/testing/contract/timers';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';

/** Time limit for the first drawing, ms, which includes compiling the extension's code. */
const DRAW_LIMIT = 20_000;

/**
 * Mounts an extension once with the sample props of its place, as the shell does, and unmounts it. Skips places that other
 * teams offer, because their props are unknown here.
 * @returns contract violations, in Spanish
 */
export async function mountExtension(lifecycles: Lifecycles, extension: DescribedExtension): Promise<string[]> {
  const { nombre: name, lugar: place } = extension;
  const samples: Readonly<Record<string, object>> = SLOT_SAMPLES;
  const slot = samples[place];
  if (slot === undefined) return [];
  const path = `/app/${place.split('.')[0]}`;
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] }) as DataRouter;
  const domElement = document.createElement('div');
  const complaints: string[] = [];
  let isDrawn = false;
  const fail = (error: unknown) => {
    complaints.push(`se detiene al dibujarse: ${error instanceof Error ? error.message : String(error)}`);
  };
  const properties = {
    ...{ domElement, name: `contrato-${name}`, router, nonce: 'n0nc3', slot, visible: true },
    onDrawn: () => {
      isDrawn = true;
    },
    onError: fail,
  };
  const timers = watchTimers();
  document.body.append(domElement);
  try {
    const mounted = Promise.resolve()
      .then(() => lifecycles.bootstrap(properties as never))
      .then(() => lifecycles.mount(properties as never));
    mounted.catch(fail);
    await waitFor(
      () => {
        if (!isDrawn && complaints.length === 0) throw new Error('no termina de dibujarse.');
      },
      { timeout: DRAW_LIMIT },
    );
    complaints.push(...(await timers.advance(WATCHED)));
    const failure = await unmountParcel(lifecycles, properties);
    if (failure && complaints.length === 0) throw failure;
  } catch (error) {
    // Only the message's first line, because Testing Library appends the whole page to it.
    complaints.push((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '');
  }
  timers.finish();
  domElement.remove();
  router.dispose();
  return complaints.map((complaint) => `La extensión "${name}", en ${place} con ${JSON.stringify(slot)}: ${complaint}`);
}
