// A test that starts a server waits for it; machines under load take their time.
jest.setTimeout(120_000);
