/** Names of errors that the network or leaving the page causes, not a section's code. */
const NOT_ITS_CODE = new Set(['AbortError', 'TimeoutError', 'NetworkError', 'ChunkLoadError']);

/** Messages of Chromium's, Firefox's and Safari's TypeError when `fetch` or `import()` got no answer. */
const NO_ANSWER =
  /^(Failed to fetch|NetworkError when|error loading dynamically|Load failed|Importing a module script failed|The (Internet|network) connection)/i;

/** Whether `fetch` or `import()` got no answer. */
export const gotNoAnswer = ({ name, message }: Error) => name === 'TypeError' && NO_ANSWER.test(message);

/**
 * Calls back with each uncaught error and each unhandled rejection, because errors in a click, a timer or a promise don't reach
 * a section's error boundary.
 * @returns a function that stops
 */
export function watchUncaughtErrors(callback: (error: Error) => void): () => void {
  const note = (error: unknown) => {
    if (error instanceof Error && !NOT_ITS_CODE.has(error.name) && !gotNoAnswer(error)) callback(error);
  };
  const onError = (event: ErrorEvent) => note(event.error instanceof Error ? event.error : thrownValue(event));
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

/** An Error for a thrown value that isn't one, such as a text; the browser tells where it was thrown. */
function thrownValue({ message, filename: script, lineno: line, colno: column }: ErrorEvent): Error {
  return Object.assign(new Error(message), { stack: `${script}:${line}:${column}` });
}

/**
 * The first of `folders` that a stack names, or undefined: the version whose code threw, or called the code that threw.
 * @param folders URL prefixes of the versions' scripts
 */
export function firstInStack(stack: string, folders: readonly string[]): string | undefined {
  const places = folders.map((folder) => [stack.indexOf(folder), folder] as const).filter(([place]) => place >= 0);
  return places.toSorted(([one], [other]) => one - other)[0]?.[1];
}
