import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { pending } from '../../testing/helpers';
import { sharedReact } from './sharedReact';
import { waitIn } from './waits';

/** The scripts in this test's folder count as the section's. */
const FOLDER = __dirname;
const NAMED_HERE = /waits\.test\.tsx:\d+:\d+/;

function Titled({ title }: { title: Promise<string> }) {
  return <h1>{sharedReact.use(title)}</h1>;
}

function mount(children: ReactNode) {
  return act(async () => void render(<Suspense fallback={<p>Espera</p>}>{children}</Suspense>));
}

test('a place that waits for what never comes is known until that comes', async () => {
  const data = pending<string>();
  await mount(<Titled title={data.promise} />);
  expect(await screen.findByText('Espera')).toBeVisible();
  expect(waitIn(FOLDER)).toMatch(NAMED_HERE);
  expect(waitIn('/mf/another/')).toBeUndefined();
  await act(async () => data.resolve('Llegó'));
  expect(await screen.findByRole('heading', { name: 'Llegó' })).toBeVisible();
  expect(waitIn(FOLDER)).toBeUndefined();
});

test('a lazy page whose code never comes is known by the line that names it', async () => {
  const code = pending<{ default: () => ReactNode }>();
  const Page = sharedReact.lazy(() => code.promise);
  expect(waitIn(FOLDER)).toBeUndefined();
  await mount(<Page />);
  expect(await screen.findByText('Espera')).toBeVisible();
  expect(waitIn(FOLDER)).toMatch(NAMED_HERE);
  await act(async () => code.resolve({ default: () => <h1>Llegó</h1> }));
  expect(await screen.findByRole('heading', { name: 'Llegó' })).toBeVisible();
  expect(waitIn(FOLDER)).toBeUndefined();
});
