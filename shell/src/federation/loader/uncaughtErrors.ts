/** Errors that come of the network or of leaving, not of a section's code. */
const NOT_ITS_CODE = new Set(['AbortError', 'TimeoutError', 'NetworkError', 'ChunkLoadError']);

/** What Chromium, Firefox and Safari say, in a TypeError, of a call of `fetch` or an `import()` that got no answer. */
const NO_ANSWER =
  /^(Failed to fetch|NetworkError when|error loading dynamically|Load failed|Importing a module script failed|The (Internet|network) connection)/i;

const isOfNetwork = ({ name, message }: Error) => NOT_ITS_CODE.has(name) || (name === 'TypeError' && NO_ANSWER.test(message));

/**
 * Calls back with each error that nobody caught and with each rejection that nobody handled: what throws in a click, a
 * timer or a promise doesn't reach a section's error boundary. @returns a function that stops
 */
export function watchUncaughtErrors(callback: (error: Error) => void): () => void {
  const note = (error: unknown) => {
    if (error instanceof Error && !isOfNetwork(error)) callback(error);
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
 * The first of `folders` that a stack names, or undefined: whose code threw, or called what threw.
 * @param folders URL prefixes of the versions' scripts
 */
export function firstInStack(stack: string, folders: readonly string[]): string | undefined {
  const places = folders.map((folder) => [stack.indexOf(folder), folder] as const).filter(([place]) => place >= 0);
  return places.toSorted(([one], [other]) => one - other)[0]?.[1];
}
