import { thrownValue } from '../share-scope/thrownValues';

/** Names of errors that leaving the page or the network causes, not a section's code. */
const NOT_ITS_CODE = new Set(['AbortError', 'ChunkLoadError']);

/** The same, when the error is the browser's own: a section's code may throw an Error of that name. */
const OF_BROWSER = new Set(['TimeoutError', 'NetworkError']);

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
  const note = (error: Error | undefined) => {
    if (error && !isNotItsCode(error) && !gotNoAnswer(error)) callback(error);
  };
  const onError = (event: ErrorEvent) =>
    note(event.error instanceof Error ? event.error : (thrownValue(event.error) ?? errorOf(event)));
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason instanceof Error ? reason : thrownValue(reason));
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

function isNotItsCode(error: Error): boolean {
  return NOT_ITS_CODE.has(error.name) || (error instanceof DOMException && OF_BROWSER.has(error.name));
}

/** An Error for a thrown value that isn't one, such as a text; the browser tells where it was thrown. */
function errorOf({ message, filename: script, lineno: line, colno: column }: ErrorEvent): Error {
  return Object.assign(new Error(message), { stack: `${script}:${line}:${column}` });
}
