import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Time limits, ms. They are long because pages render slowly in jsdom on a busy machine. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

// On a busy machine Redux warns, with a stack, that its checks were slow. That warning is dropped, because no test can change it.
const { warn } = console;
Object.assign(console, {
  warn: (...args: unknown[]) => /InvariantMiddleware took \d+ms/.test(String(args[0])) || warn(...args),
});
