import ipaddr from 'ipaddr.js';

/** Network that an IPv6 address is counted as: a provider gives each customer at least a /64. */
const IPV6_PARTS = 4;

/** What an address is counted as: IPv4 whole, also when written as IPv6; IPv6 by its /64; other text as it is. */
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
