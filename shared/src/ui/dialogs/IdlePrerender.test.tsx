import { render, screen } from '@testing-library/react';
import { Activity, useEffect } from 'react';
import { mockIdle, release, restoreIdle } from '../../testing/idle';
import AppDialog from './AppDialog';
import IdlePrerender from './IdlePrerender';

beforeEach(mockIdle);
afterEach(restoreIdle);

function NewUser({ draw, onShown }: { draw(): void; onShown(): void }) {
  draw();
  useEffect(onShown, [onShown]);
  return (
    <AppDialog opened title="Alta" onClose={() => undefined}>
      <input aria-label="Correo" />
    </AppDialog>
  );
}

test('renders once when the page is idle, outside the page and without effects', async () => {
  const draw = jest.fn();
  const onShown = jest.fn();
  const { rerender, unmount } = render(
    <IdlePrerender of="alta">
      <NewUser draw={draw} onShown={onShown} />
    </IdlePrerender>,
  );
  expect(draw).not.toHaveBeenCalled();
  await release();
  const times = draw.mock.calls.length;
  expect(times).toBeGreaterThan(0);
  expect(onShown).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Correo')).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent(/^$/);

  rerender(
    <IdlePrerender of="alta">
      <NewUser draw={draw} onShown={onShown} />
    </IdlePrerender>,
  );
  await release();
  expect(draw).toHaveBeenCalledTimes(times);

  unmount();
  render(
    <IdlePrerender of="alta">
      <NewUser draw={draw} onShown={onShown} />
    </IdlePrerender>,
  );
  await release();
  expect(draw).toHaveBeenCalledTimes(times);
});

test('is laid out once and is not visible in the page', async () => {
  const mounted: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) mounted.push(node.innerHTML);
  });
  watcher.observe(document.body, { childList: true });
  render(
    <IdlePrerender of="alta con lugar">
      <NewUser draw={() => undefined} onShown={() => undefined} />
    </IdlePrerender>,
  );
  await release();
  watcher.disconnect();
  expect(mounted.some((mounted) => mounted.includes('aria-label="Correo"'))).toBe(true);
  expect(mounted.every((mounted) => !mounted.includes('display: none'))).toBe(true);
  expect(screen.queryByLabelText('Correo')).not.toBeInTheDocument();
});

test('a page that the user returns to is not prerendered again', async () => {
  const draw = jest.fn();
  const page = (visible: boolean) => (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <IdlePrerender of="alta de una página que vuelve">
        <NewUser draw={draw} onShown={() => undefined} />
      </IdlePrerender>
    </Activity>
  );
  const { rerender } = render(page(true));
  await release();
  const times = draw.mock.calls.length;
  expect(times).toBeGreaterThan(0);
  rerender(page(false));
  rerender(page(true));
  await release();
  expect(draw).toHaveBeenCalledTimes(times);
});

test('prerenders nothing without requestIdleCallback', async () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const draw = jest.fn();
  render(
    <IdlePrerender of="alta sin aviso">
      <NewUser draw={draw} onShown={() => undefined} />
    </IdlePrerender>,
  );
  await release();
  expect(draw).not.toHaveBeenCalled();
});
