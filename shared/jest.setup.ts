import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** A page draws a lot in jsdom; a busy machine needs longer than the defaults. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
