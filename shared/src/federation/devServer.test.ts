import { join } from 'node:path';
import { API_PORT, configuredPort, devAddress, devPort, SHELL_PORT } from './devServer.ts';

const { PORT: before } = process.env;
afterEach(() => {
  if (before === undefined) delete process.env.PORT;
  else process.env.PORT = before;
});

test.each([
  [undefined, 3000, 3001, 3011],
  ['', 3000, 3001, 3011],
  ['4000', 4000, 4001, 4011],
])('with PORT=%s every port keeps its distance to the shell’s', (base, shell, api, remote) => {
  if (base === undefined) delete process.env.PORT;
  else process.env.PORT = base;
  expect([devPort(SHELL_PORT), devPort(API_PORT), devPort(3011)]).toEqual([shell, api, remote]);
  expect(devAddress(3011)).toBe(`http://localhost:${remote}`);
});

it('reads a remote’s port from its configuration', () => {
  expect(configuredPort(join(__dirname, '../../../mfe-pos'))).toBe(3011);
});
