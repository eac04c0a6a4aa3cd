import * as React from 'react';
import { mayArrive, noteArrival, noteUse, noteWait } from './waits';

const use: typeof React.use = (usable) => {
  // React gives a `value` to each promise that it saw fulfilled. Any other promise may never settle, so its wait is noted.
  if ('then' in usable && !('value' in usable)) noteUse(usable, new Error('use'));
  else if ('then' in usable && mayArrive()) noteArrival(new Error('use'));
  return React.use(usable);
};

const lazy: typeof React.lazy = (load) => {
  const place = new Error('El módulo de lazy() no tiene un componente en su default');
  return React.lazy(() => {
    const module = load();
    noteWait(module, place);
    return module.then((loaded) => {
      if (loaded.default === undefined) throw place;
      return loaded;
    });
  });
};

/**
 * React for the sections. It notes where `use` waits and where `lazy` was called, so that a wait that never ends, or a module
 * without its component, is reported with its place.
 */
export const sharedReact = { ...React, use, lazy };
