import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { callerAddress, countedAddress } from './callerAddress.ts';

describe('the address that limits count', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['unknown', 'unknown'],
  ])('is %s itself', (address, counted) => expect(countedAddress(address)).toBe(counted));

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('is the network of %s', (address, counted) => expect(countedAddress(address)).toBe(counted));
});

describe('the address of the caller', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '192.0.2.1, 10.0.0.0/8, 2001:db8::1' });

  it.each([
    ['nobody forwards', '198.51.100.7', null, '198.51.100.7'],
    ['a stranger claims to forward', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['a stranger claims to come from a proxy', '198.51.100.7', '10.0.0.1', '198.51.100.7'],
    ['a proxy asks for itself', '192.0.2.1', null, '192.0.2.1'],
    ['a proxy forwards', '192.0.2.1', '203.0.113.9', '203.0.113.9'],
    ['the caller wrote something before it', '192.0.2.1', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['the caller wrote a proxy before it', '192.0.2.1', '10.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['proxies forward to each other', '192.0.2.1', '198.51.100.7,203.0.113.9 , 10.1.2.3', '203.0.113.9'],
    ['all hops are proxies', '192.0.2.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['the proxy is seen as IPv6', '::ffff:192.0.2.1', '203.0.113.9', '203.0.113.9'],
    ['a hop is written as IPv6', '192.0.2.1', '203.0.113.9, ::ffff:10.0.0.2', '203.0.113.9'],
    ['the proxy speaks IPv6', '2001:db8::1', '2001:db8:5::9', '2001:db8:5::9'],
    ['a hop has its port', '192.0.2.1', '203.0.113.9:4711', '203.0.113.9'],
    ['an IPv6 hop has its port', '192.0.2.1', '[2001:db8:5::9]:4711', '2001:db8:5::9'],
    ['the nearest hop is no address', '192.0.2.1', '203.0.113.9, unknown', '192.0.2.1'],
    ['the nearest hop is empty', '192.0.2.1', '203.0.113.9,', '192.0.2.1'],
    ['a farther hop is no address', '192.0.2.1', '203.0.113.9, x, 10.1.2.3', '10.1.2.3'],
    ['there is no socket', 'unknown', '203.0.113.9', 'unknown'],
  ])('when %s', (_, peer, forwardedFor, expected) => {
    expect(callerAddress(peer, forwardedFor, trustedProxies)).toBe(expected);
  });

  it('is the peer when no proxy is trusted, whatever is claimed', () => {
    expect(callerAddress('127.0.0.1', '203.0.113.9', readConfig({}).trustedProxies)).toBe('127.0.0.1');
  });
});
