import * as React from 'react';
import { mayArrive, noteArrival, noteUse, noteWait } from './waits';

const use: typeof React.use = (usable) => {
  // React marks promises that it saw fulfilled. A section may wait in vain for any other.
  if ('then' in usable && !('value' in usable)) noteUse(usable, new Error('use'));
  else if ('then' in usable && mayArrive()) noteArrival(new Error('use'));
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

/** React as it is shared with sections. It also remembers where their code waits, which React itself doesn't reveal. */
export const sharedReact = { ...React, use, lazy };
