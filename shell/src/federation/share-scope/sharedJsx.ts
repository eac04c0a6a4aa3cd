import * as runtime from 'react/jsx-runtime';

/** Makes the component of an element whose component doesn't exist. It throws the error that holds the element's place. */
const missing = (place: Error) => () => {
  throw place;
};

const checked =
  (make: typeof runtime.jsx): typeof runtime.jsx =>
  (type, props, key) =>
    make(type ?? missing(new Error('El componente no existe (undefined)')), props, key);

/**
 * React's JSX runtime for the sections. An element of an undefined component, for example after a wrong import, throws an error
 * with the line that made the element: React's own error would name no code of the section.
 */
export const sharedJsx = { ...runtime, jsx: checked(runtime.jsx), jsxs: checked(runtime.jsxs) };
