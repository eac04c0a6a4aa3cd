import type { NetworkInterfaceInfo } from 'node:os';
import { lanLine } from './lanAddress.ts';

const address = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address, internal, family }) as NetworkInterfaceInfo;
const NETWORK = {
  lo: [address('127.0.0.1', true)],
  wlan0: [address('fe80::1', false, 'IPv6'), address('192.168.1.20', false)],
};

test('started with defaults, the start says which address a tablet opens and what to set for it', () => {
  expect(lanLine('localhost', 3000, NETWORK)).toMatch(/HOST=0\.0\.0\.0.*http:\/\/192\.168\.1\.20:3000$/);
});

test('listening on every network, the start says the address', () => {
  expect(lanLine('0.0.0.0', 3001, NETWORK)).toBe('Desde otro equipo de esta red: http://192.168.1.20:3001');
});

test.each([
  ['a chosen address', '127.0.0.1', NETWORK],
  ['a machine without a network', 'localhost', { lo: NETWORK.lo }],
])('says nothing with %s', (_case, host, interfaces) => {
  expect(lanLine(host, 3000, interfaces)).toBeNull();
});
