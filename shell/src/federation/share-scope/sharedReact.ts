import * as React from 'react';
import { noteUpdates } from './updates';
import { noteWait } from './waits';

const use: typeof React.use = (usable) => {
  // React marks promises that it saw fulfilled. A section may wait in vain for any other.
  if ('then' in usable && !('value' in usable)) noteWait(usable, new Error('use'));
  return React.use(usable);
};

const lazy: typeof React.lazy = (load) => {
  const place = new Error('lazy');
  return React.lazy(() => {
    const module = load();
    noteWait(module, place);
    return module;
  });
};

type Hook = (...args: unknown[]) => [state: unknown, update: (...args: never[]) => unknown];

const useState: Hook = (...args) => withNoted((React.useState as Hook)(...args));

const useReducer: Hook = (...args) => withNoted((React.useReducer as Hook)(...args));

function withNoted([state, update]: ReturnType<Hook>): ReturnType<Hook> {
  return [state, noteUpdates(update)];
}

/**
 * React as it is shared with sections. It also remembers where their code waits and updates its state, which React itself
 * doesn't reveal.
 */
export const sharedReact = {
  ...React,
  use,
  lazy,
  useState: useState as typeof React.useState,
  useReducer: useReducer as typeof React.useReducer,
};
