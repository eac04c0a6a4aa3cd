import { ENDLESS_LOOP } from '@lavanda/shared/federation/endlessLoop';
import { noteThrown, thrownValue, watchStoppedLoops } from './thrownValues';

const place = () =>
  Object.assign(new Error('place'), { stack: 'Error: place\n    at read (https://app.example.mx/mf/mfe-pos/1/a.js:1:20)' });

test('an error of the browser’s own, which names no code, gets the place that read it', () => {
  const error = Object.assign(new SyntaxError('no JSON'), { stack: 'SyntaxError: no JSON' });
  const told = noteThrown(error, place());
  expect(told).toBeInstanceOf(SyntaxError);
  expect(told).toMatchObject({ message: 'no JSON', cause: error, stack: `SyntaxError: no JSON\n${place().stack}` });
});

test('a body that the user’s leaving cut off is told as it was', () => {
  const aborted = new DOMException('aborted', 'AbortError');
  expect(noteThrown(aborted, place())).toBe(aborted);
});

test('an error that names code keeps its stack', () => {
  const error = Object.assign(new Error('x'), { stack: 'Error: x\n    at press (https://app.example.mx/mf/mfe-pos/1/b.js:2:3)' });
  expect((noteThrown(error, place()) as Error).stack).not.toContain('a.js');
});

test('a value that is no Error gets the place that threw it', () => {
  noteThrown('se acabó', place());
  expect(thrownValue('se acabó')).toMatchObject({ message: 'se acabó', stack: place().stack });
});

test('who watches hears of each loop that was stopped, until it stops watching', () => {
  const heard = jest.fn();
  const stop = watchStoppedLoops(heard);
  const loop = Object.assign(new Error('Loop'), { name: ENDLESS_LOOP });
  noteThrown(loop, loop);
  stop();
  noteThrown(loop, loop);
  expect(heard.mock.calls).toEqual([[loop]]);
});
