import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

it.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    { name: 'Chrome 156', model: 'Macintosh', systemVersion: '10.15.7' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.1',
    { name: 'Edge 150', model: 'Windows', systemVersion: '10.0' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
    { name: 'Safari 18', model: 'iPhone', systemVersion: '18.2' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    { name: 'WeChat 8', model: 'Android', systemVersion: '15' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { name: 'Firefox 140', model: 'Linux', systemVersion: '' },
  ],
  ['', { name: 'Other', model: 'Other', systemVersion: '' }],
])('reads %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
