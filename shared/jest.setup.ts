import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Pages render slowly in jsdom on a busy machine. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
