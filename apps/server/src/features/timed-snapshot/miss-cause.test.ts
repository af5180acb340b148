import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { PictureFailed } from '../../platform/media/picture.ts';
import { missCause } from './miss-cause.ts';

const idle = { device_state: 'online', card_state: 'normal' };
const restarting = { device_state: 'restarting', card_state: 'normal' };
const formatting = { device_state: 'online', card_state: 'formatting' };

describe('a picture that does not come', () => {
  it.each([restarting, formatting])('from a device that somebody keeps busy was planned: %o', (device) => {
    for (const cause of ['unreachable', 'stalled', 'no_stream', 'too_many'] as const) {
      expect(missCause(new PictureFailed(cause), device)).toBe('planned');
      expect(missCause(new PictureFailed(cause), idle)).not.toBe('planned');
    }
  });

  it('at a later try than one that was planned was planned, too', () => {
    expect(missCause(new PictureFailed('stalled'), idle, 'planned')).toBe('planned');
    expect(missCause(new PictureFailed('wrong_password'), idle, 'planned')).toBe('permission');
    expect(missCause(new PictureFailed('stalled'), idle, 'offline')).toBe('timeout');
  });

  it('because of its password, or of the server, is no plan of anybody', () => {
    for (const device of [idle, restarting, formatting]) {
      expect(missCause(new PictureFailed('wrong_password'), device)).toBe('permission');
      expect(missCause(new AppError('DEVICE_PASSWORD_LOST'), device)).toBe('permission');
      expect(missCause(new PictureFailed('away'), device)).toBe('away');
      expect(() => missCause(new Error('a defect'), device)).toThrow('a defect');
    }
  });

  it('from a device whose card is not known has the cause that it has', () => {
    expect(missCause(new PictureFailed('unreachable'), { ...idle, card_state: null })).toBe('offline');
  });
});
