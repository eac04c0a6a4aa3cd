// Tests wait for a server to start, which is slow on a loaded machine.
jest.setTimeout(180_000);
