import { type BlockList, isIP, isIPv6 } from 'node:net';

const groupsOf = (half: string): string[] => (half ? half.split(':') : []);

/** Without a zone, and IPv4 as such where a socket of both families writes it as ::ffff:192.0.2.7. */
const plainAddress = (address: string): string => {
  const [plain = ''] = address.split('%', 1);
  const [, mapped = plain] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  return mapped;
};

/** One hop of X-Forwarded-For, some proxies add the port; null when it is no address. */
const hopAddress = (hop: string): string | null => {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(hop) ?? [];
  const plain = plainAddress(bracketed ?? hop.replace(/^([\d.]+):\d+$/, '$1'));
  return isIP(plain) ? plain : null;
};

/** Whether an address is one of the proxies that are believed. */
export const isTrusted = (given: string, trusted: BlockList): boolean => {
  const address = plainAddress(given);
  const version = isIP(address);
  return version > 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
};

/**
 * The caller's address: the socket's peer, or behind trusted proxies the rightmost hop of X-Forwarded-For that is none of
 * them. What stands further left, or behind a hop that is no address, the caller may have made up.
 */
export const callerAddress = (peer: string, forwardedFor: string | null, trusted: BlockList): string => {
  const hops = (forwardedFor ?? '').split(',');
  let address = plainAddress(peer);
  while (isTrusted(address, trusted)) {
    const hop = hopAddress(hops.pop()?.trim() ?? '');
    if (hop === null) break;
    address = hop;
  }
  return address;
};

/**
 * An address as limits count it: an IPv4 address as it is, of an IPv6 address the network (its first 64 bits), because a
 * single machine has all addresses of that.
 */
export const countedAddress = (address: string): string => {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = plain.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0;
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
