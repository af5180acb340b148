import type { StaffInfo } from '@rondo/contract/session';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { device } from '../../../test/device.ts';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const DAYS = 86_400_000;
let keeping: typeof import('./kept-me.ts');
beforeAll(async () => {
  vi.stubGlobal('localStorage', device());
  vi.stubGlobal('window', { addEventListener: () => {} });
  keeping = await import('./kept-me.ts');
});
afterAll(() => vi.unstubAllGlobals());

const me: StaffInfo = {
  id: '0198a0c0-0000-7000-8000-000000000001',
  companyId: '0198a0c0-0000-7000-8000-000000000002',
  companyName: 'Harbour Coffee',
  name: 'Xu',
  mobile: null,
  mail: 'xu@test.rondo',
  registerType: 2,
  menuList: [],
  watermark: 1,
  watermarkDate: 1,
  watermarkName: 1,
  watermarkAccount: 0,
  language: 'zh-CN',
  timeZone: 'Asia/Shanghai',
  isOwner: false,
  isAdmin: false,
  roles: ['Manager'],
  companies: [],
  isDemo: false,
  hasSample: false,
  companyLogo: null,
  companyState: 'normal',
  dissolveAt: null,
  needsPassword: false,
  mustSetPassword: false,
  accessNews: 0,
  brandTitle: null,
  brandLogo: null,
};

it('what cannot be read, or is of another shape, is nobody', () => {
  const storage = device();
  // Only part of what the server says: an older version wrote it.
  storage.setItem('me', JSON.stringify({ keptAt: NOW, me: { ...me, menuList: undefined } }));
  expect(keeping.keptMe(storage, me, NOW)).toBeNull();
  storage.setItem('me', 'no json');
  expect(keeping.keptMe(storage, me, NOW)).toBeNull();
});

it('is told to the same person in the same company only, for as long as drafts live', () => {
  const storage = device();
  keeping.keepMe(storage, me, NOW);
  const { id, companyId } = me;
  expect(keeping.keptMe(storage, { id, companyId }, NOW + 7 * DAYS)).toEqual(me);
  expect(keeping.keptMe(storage, { id, companyId }, NOW + 7 * DAYS + 1)).toBeNull();
  expect(keeping.keptMe(storage, { id: 'other', companyId }, NOW)).toBeNull();
  expect(keeping.keptMe(storage, { id, companyId: 'other' }, NOW)).toBeNull();
});

it('a device without room goes on without it', () => {
  const full = {
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keeping.keepMe(full, me, NOW)).not.toThrow();
});
