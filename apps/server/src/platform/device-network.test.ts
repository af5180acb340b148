import { describe, expect, it } from 'vitest';
import { isOwnHost } from './device-network.ts';

describe('the host of a device', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fe80::1',
    'fd00:ec2::254',
    'localhost',
    'LOCALHOST.',
    'camera.localhost',
    'metadata.google.internal',
  ])('%s leads to the server itself or its link', (host) => {
    expect(isOwnHost(host)).toBe(true);
  });

  it.each([
    '192.168.1.64',
    '10.0.0.7',
    '172.16.3.4',
    '203.0.113.9',
    'fd12::64',
    'camera-7.shops.example.com',
    'localhost.example.com',
  ])('%s may be that of a device', (host) => {
    expect(isOwnHost(host)).toBe(false);
  });
});
