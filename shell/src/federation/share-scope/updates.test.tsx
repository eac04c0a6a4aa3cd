import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { sharedReact } from './sharedReact';
import { useDispatch } from './sharedRedux';
import { busiestUpdate } from './updates';

/** The scripts in this test's folder count as the section's. */
const FOLDER = __dirname;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

let often: (turn: number) => void;
let seldom: () => void;
/** Number of times that the effect ran that depends on the functions only. */
let runs = 0;

function Page() {
  const [turn, setTurn] = sharedReact.useState(0);
  const [count, increase] = sharedReact.useReducer((before: number) => before + 1, 0);
  often = (next) => setTurn(next);
  seldom = () => increase();
  useEffect(() => {
    void [setTurn, increase];
    runs += 1;
  }, [setTurn, increase]);
  return <p>{`${turn} ${count}`}</p>;
}

/** Records while `meanwhile` runs. */
async function record(meanwhile: () => void, folder = FOLDER) {
  const place = busiestUpdate(folder);
  act(meanwhile);
  jest.advanceTimersByTime(1_000);
  return place;
}

test('the place that updates its state most often is known', async () => {
  render(<Page />);
  const updateAll = () => {
    for (let turn = 1; turn <= 5; turn += 1) often(turn);
    seldom();
  };
  const place = await record(updateAll);
  expect(place).toMatch(/setTurn.*updates\.test\.tsx:\d+:\d+/);
  expect(place).not.toContain('increase');
  expect(screen.getByText('5 1')).toBeVisible();
  expect(await record(seldom)).toMatch(/increase.*updates\.test\.tsx:\d+:\d+/);
  expect(await record(() => undefined)).toBeUndefined();
  expect(await record(updateAll, '/mf/another/')).toBeUndefined();
});

test('the functions that update stay the same from one drawing to the next', () => {
  runs = 0;
  render(<Page />);
  act(() => often(1));
  act(() => seldom());
  expect(screen.getByText('1 1')).toBeVisible();
  expect(runs).toBe(1);
});

let turn: () => unknown;

function Turning() {
  const dispatch = useDispatch();
  turn = () => dispatch({ type: 'vuelta' });
  return null;
}

test('a place that dispatches is known too', async () => {
  const store = configureStore({ reducer: (turns: number = 0, { type }) => (type === 'vuelta' ? turns + 1 : turns) });
  render(<Turning />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  expect(await record(() => void turn())).toMatch(/turn.*updates\.test\.tsx:\d+:\d+/);
  expect(store.getState()).toBe(1);
});
