import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Time limits, ms. They are long because pages render slowly in jsdom on a busy machine. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

// Redux tells on a busy machine that its checks were slow, with a stack: nothing that a test can mend.
const { warn } = console;
Object.assign(console, {
  warn: (...args: unknown[]) => /InvariantMiddleware took \d+ms/.test(String(args[0])) || warn(...args),
});
