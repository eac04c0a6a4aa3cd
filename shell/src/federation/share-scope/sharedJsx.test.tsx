import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { sharedJsx } from './sharedJsx';
import { sharedReact } from './sharedReact';

const Missing = undefined as unknown as ComponentType;

/** A section's part, made by the runtime that sections get. */
function makeElement() {
  return sharedJsx.jsx(Missing, {});
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const errorOf = (draw: () => unknown): Error => {
  try {
    draw();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not throw');
};

test('an element of a component that does not exist throws, when it is drawn, with the line that made it', () => {
  const element = makeElement();
  expect(errorOf(() => render(element)).stack).toMatch(/no existe.*makeElement/s);
});

test('an element of a component that exists is React’s own', () => {
  expect(render(sharedJsx.jsxs('p', { children: ['uno', ' dos'] })).container).toHaveTextContent('uno dos');
});

test('a lazy module without a component fails with the line of its lazy()', async () => {
  const open = () => sharedReact.lazy(async () => ({}) as { default: ComponentType });
  const { _payload: payload, _init: init } = open() as unknown as { _payload: unknown; _init: (payload: unknown) => unknown };
  const waits = errorOf(() => init(payload)) as unknown as Promise<unknown>;
  await waits.then(
    () => undefined,
    () => undefined,
  );
  expect(errorOf(() => init(payload)).stack).toMatch(/lazy\(\) no tiene.*open/s);
});
