import type { PermissionCode } from '@rondo/domain/permission';
import { expect, it } from 'vitest';
import { satisfies } from '../../shared/session/satisfies.ts';
import { settingsFor } from './setting-list.ts';

const shownTo = (...codes: PermissionCode[]) =>
  settingsFor((needs) => satisfies(new Set(codes), needs)).flatMap(({ rows }) => rows.map(({ labelKey }) => labelKey));

const OWN = [
  'settings.account',
  'settings.appearance',
  'settings.navigation',
  'settings.notifications',
  'settings.devices',
];

it('everybody finds their own settings, and those of the company only with its codes', () => {
  expect(shownTo()).toEqual(OWN);
  expect(shownTo('frame_book')).toEqual(OWN);
  // The tabs of the company stand on a page that has a rule of its own.
  expect(shownTo('x_company_setting')).toEqual([
    ...OWN,
    'settings.monthClose',
    'settings.checkIn',
    'settings.sender',
    'subscription.setting.title',
  ]);
  expect(shownTo('frame_book', 'x_audit_log')).toEqual([...OWN, 'settings.audit']);
  expect(shownTo('frame_book', 'x_company_setting')).toEqual([
    ...OWN,
    'settings.monthClose',
    'settings.checkIn',
    'settings.company',
    'settings.watermark',
    'settings.sender',
    'subscription.setting.title',
  ]);
  expect(shownTo('x_issue_settings')).toEqual([
    ...OWN,
    'settings.process',
    'settings.rectification',
    'settings.receipt',
    'settings.report',
  ]);
  // What cameras do stands on pages that ask for their own codes, and is set by who keeps the company's settings.
  expect(shownTo('shop', 'image_library_view', 'visitor_statistics')).toEqual(OWN);
  expect(shownTo('shop', 'image_library_view', 'visitor_statistics', 'x_company_setting')).toEqual([
    ...OWN,
    'settings.monthClose',
    'settings.checkIn',
    'settings.ai',
    'settings.timedSnapshot',
    'settings.pictures',
    'settings.flowAlert',
    'settings.captureRate',
    'settings.sender',
    'subscription.setting.title',
  ]);
  expect(shownTo('shop', 'x_device')).toEqual([...OWN, 'settings.recording']);
  expect(shownTo('x_kb_root')).toEqual([...OWN, 'settings.knowledge']);
  expect(shownTo('frame_staff', 'frame_role')).toEqual([...OWN, 'settings.roles', 'settings.invite']);
});
