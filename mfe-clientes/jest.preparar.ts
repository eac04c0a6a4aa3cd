import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** A page draws a lot in jsdom; a busy machine needs longer than the defaults. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

// Chromium's events say what device made them; without it Leaflet takes two clicks within 200 ms for a double tap.
Object.defineProperty(UIEvent.prototype, 'sourceCapabilities', { configurable: true, value: { firesTouchEvents: false } });
