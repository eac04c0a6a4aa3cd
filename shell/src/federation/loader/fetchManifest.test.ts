import { StageError } from '../stages';
import { fetchManifest } from './fetchManifest';

const OPTIONS = { integrity: 'sha384-x', fresh: false, signal: new AbortController().signal };

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Replaces `fetch`: a request is answered while `answers` says so; browsers reject both a lost network and a wrong hash alike. */
function answerWhile(answers: (init: RequestInit | undefined, count: number) => boolean): void {
  let count = 0;
  globalThis.fetch = async (_address, init) => {
    count += 1;
    if (!answers(init, count)) throw new TypeError('Failed to fetch');
    return Response.json({});
  };
}

const failure = () => fetchManifest('https://lavanda.mx/mf/a/mf-manifest.json', OPTIONS).catch((error: unknown) => error);

test('a file that arrives, but never with the published hash, isn’t the published one', async () => {
  answerWhile((init) => init?.integrity === undefined);
  expect(await failure()).toMatchObject({ stage: 'integridad' });
});

test('a network that is lost while the file is checked isn’t taken for another file', async () => {
  answerWhile((_init, count) => count === 2);
  expect(await failure()).not.toBeInstanceOf(StageError);
});
