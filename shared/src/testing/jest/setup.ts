import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Time limits, ms. They are long because pages render slowly in jsdom on a busy machine. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
