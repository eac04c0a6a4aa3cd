import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** A page of the counter draws a lot in jsdom; a busy machine needs longer than the defaults. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
