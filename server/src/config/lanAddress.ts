import { networkInterfaces } from 'node:os';

/** Hosts by which the server listens on every network of the machine. */
const EVERY_NETWORK = ['0.0.0.0', '::'];

/** First IPv4 address of this machine that isn't a loopback address; undefined without one. */
function lanAddress(interfaces: ReturnType<typeof networkInterfaces>): string | undefined {
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/**
 * Line printed at start-up that tells how a tablet in the same network opens the product.
 * @returns null without an IPv4 network, or when `HOST` was set to a particular address
 */
export function lanLine(host: string, port: number, interfaces = networkInterfaces()): string | null {
  const address = lanAddress(interfaces);
  if (address === undefined) return null;
  const url = `http://${address}:${port}`;
  if (EVERY_NETWORK.includes(host)) return `Desde otro equipo de esta red: ${url}`;
  if (host !== 'localhost') return null;
  return `Para abrirla desde otro equipo de esta red, inicia con HOST=0.0.0.0: ahí será ${url}`;
}
