import { render } from '@testing-library/react';
import { offerScan, openCamera, useCameraRequests, useScan } from './scan.ts';

function Counting({ take }: { take(text: string): boolean }) {
  useScan(take);
  return null;
}

it('a scan goes to the screen that takes it, for as long as it is open', () => {
  const heard: string[] = [];
  expect(offerScan('B1.1')).toBe(false);
  const view = render(<Counting take={(text) => heard.push(text) > 1} />);
  expect(offerScan('B1.2')).toBe(false);
  expect(offerScan('B1.3')).toBe(true);
  view.unmount();
  expect(offerScan('B1.4')).toBe(false);
  expect(heard).toEqual(['B1.2', 'B1.3']);
});

function Camera({ onOpen }: { onOpen(): void }) {
  useCameraRequests(onOpen);
  return null;
}

it('a screen opens the camera of the app that has one', () => {
  expect(openCamera()).toBe(false);
  const onOpen = jest.fn();
  const view = render(<Camera onOpen={onOpen} />);
  expect(openCamera()).toBe(true);
  view.unmount();
  expect(openCamera()).toBe(false);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
