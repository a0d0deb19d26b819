import { isIPv6 } from 'node:net';

const groupsOf = (half: string): string[] => (half ? half.split(':') : []);

/**
 * An address as limits count it: an IPv4 address as it is, of an IPv6 address the network (its first 64 bits), because a
 * single machine has all addresses of that.
 */
export const countedAddress = (address: string): string => {
  const plain = address.replace(/%.*$/, '');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  const [head = '', tail = ''] = plain.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = plain.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0;
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
