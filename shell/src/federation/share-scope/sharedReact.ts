import * as React from 'react';
import { noteWait } from './waits';

const use: typeof React.use = (usable) => {
  // React marks what it saw end. Anything else may be what a section waits for in vain.
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

/** React as it is shared with sections: it remembers where their code waits, which React doesn't tell. */
export const sharedReact = { ...React, use, lazy };
