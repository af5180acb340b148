import type { WatchedCamera } from '@rondo/contract/surveillance';
import { expect, it } from 'vitest';
import { cameraNodes } from './camera-nodes.ts';

const camera = (id: string, deviceId: string, state: WatchedCamera['state'] = 'online'): WatchedCamera => ({
  ...{ id, name: id, channel: 1, places: [], state, stateAt: '2026-01-01T00:00:00Z' },
  ...{ device: { id: deviceId, name: deviceId }, shop: { id: 's', name: 's' } },
  ...{ isDemo: false, hasSubStream: true, keepsRecordings: false, isFavourite: false, ptz: [] },
});
const group = (id: string, online: number, total: number) => ({ id, name: id, online, total });
const NONE = { groups: [], shops: [], hasMore: false };
const known = {
  branches: new Map([
    ['', { ...NONE, groups: [group('g', 1, 3), group('off', 0, 2), group('bare', 0, 0)] }],
    ['g', { groups: [], shops: [group('s', 1, 3), group('u', 1, 1)], hasMore: true }],
  ]),
  cameras: new Map([['s', [camera('a', 'nvr'), camera('b', 'nvr', 'offline'), camera('c', 'cam', 'offline')]]]),
  isOnlineOnly: false,
};
const shape = (nodes: ReturnType<typeof cameraNodes>) => nodes.map(({ id, parentId }) => `${parentId ?? '-'}>${id}`);

it('shows what is known, a device only where it has several cameras, and a row that asks for what is not known', () => {
  expect(shape(cameraNodes(known, 'All'))).toEqual([
    ...['->all', 'all>g', 'g>s', 's>nvr', 'nvr>a', 'nvr>b', 's>c'],
    ...['g>u', 'u>u coming', 'g>g more', 'all>off', 'off>off coming'],
  ]);
});

it('of cameras that answer only, leaves out the others and whoever has none', () => {
  expect(shape(cameraNodes({ ...known, isOnlineOnly: true }, 'All'))).toEqual([
    ...['->all', 'all>g', 'g>s', 's>a', 'g>u', 'u>u coming', 'g>g more'],
  ]);
});

it('before anything is known there is nothing', () => {
  expect(cameraNodes({ ...known, branches: new Map() }, 'All')).toEqual([]);
  expect(cameraNodes({ ...known, branches: new Map([['', NONE]]) }, 'All')).toEqual([]);
});
