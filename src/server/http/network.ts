import ipaddr from 'ipaddr.js';

/**
 * The network of an address without its last part, as people are shown where they logged in from: `197.149.220.0/24`,
 * `2001:db8:1::/48`. Empty where it is no address.
 */
export function networkOf(address: string): string {
  return prefixOf(address, { ipv4: 24, ipv6: 48 });
}

/** What one subscriber has, who chooses freely within it: the whole IPv4 address, the /64 of an IPv6 one. */
export function subscriberOf(address: string): string {
  const known = subscribers.get(address);
  if (known !== undefined) return known;
  if (subscribers.size >= SUBSCRIBERS_MAX) subscribers.clear();
  const subscriber = prefixOf(address, { ipv4: 32, ipv6: 64 });
  subscribers.set(address, subscriber);
  return subscriber;
}

/** Asked at each request, mostly of an address that asked before. */
const subscribers = new Map<string, string>();
const SUBSCRIBERS_MAX = 10_000;

function prefixOf(address: string, length: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(address)) return '';
  const read = ipaddr.process(address);
  const bits = length[read.kind()];
  const network = read.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${network.networkAddressFromCIDR(`${read.toString()}/${bits}`).toString()}/${bits}`;
}
