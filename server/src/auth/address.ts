import ipaddr from 'ipaddr.js';

/** Leading 16-bit parts of an IPv6 address that make its network: a provider gives each customer at least a /64. */
const IPV6_PARTS = 4;

/**
 * The network to which an address belongs when tries are limited: an IPv4 address itself, also when written as IPv6; the /64 of
 * an IPv6 address; any other text unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const { parts } = parsed as ipaddr.IPv6;
  return `${parts
    .slice(0, IPV6_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
