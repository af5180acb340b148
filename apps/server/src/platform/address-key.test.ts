import { expect, it } from 'vitest';
import { addressKey, neighbourhoodOf } from './address-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.'],
  ['::FFFF:CB00:7107', '203.0.113.7', '203.0.113.'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1:'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:'],
  ['::1', '0:0:0:0::/64', '0:0:0:'],
  ['', '', ''],
  ['unknown', 'unknown', 'unknown'],
])('%s counts as %s, its neighbours begin with %s', (ip, key, network) => {
  expect([addressKey(ip), neighbourhoodOf(ip)]).toEqual([key, network]);
});
