import { thrownValue } from '../share-scope/thrownValues';

/** Names of errors that aren't counted as a section's: a call was aborted, or code couldn't be downloaded. */
const NOT_ITS_CODE = new Set(['AbortError', 'ChunkLoadError']);

/** More names of such errors, for DOMExceptions (the browser's own errors) only: a section may throw an Error of that name. */
const OF_BROWSER = new Set(['TimeoutError', 'NetworkError']);

/** Messages of Chromium's, Firefox's and Safari's TypeError when `fetch` or `import()` got no answer. */
const NO_ANSWER =
  /^(Failed to fetch|NetworkError when|error loading dynamically|Load failed|Importing a module script failed|The (Internet|network) connection)/i;

/** Whether `fetch` or `import()` got no answer. */
export const gotNoAnswer = ({ name, message }: Error) => name === 'TypeError' && NO_ANSWER.test(message);

/**
 * Calls back with each uncaught error and unhandled rejection that a section's code may have caused, because errors in a click,
 * a timer or a promise don't reach a section's error boundary.
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

/** Makes an Error for a thrown value that isn't an Error, such as a text. The browser's event names the place. */
function errorOf({ message, filename: script, lineno: line, colno: column }: ErrorEvent): Error {
  return Object.assign(new Error(message), { stack: `${script}:${line}:${column}` });
}
