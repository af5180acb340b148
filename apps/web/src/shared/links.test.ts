import { expect, it } from 'vitest';
import { joinFeatures } from '../app/join-features.ts';
import { objectLink } from './links.ts';

joinFeatures();

it('opens tasks and rectifications in the drawer of their list, records on a page', () => {
  expect(objectLink('task', '7')).toBe('/task?open=7');
  expect(objectLink('rectification', '7')).toBe('/inspect/problem?open=7');
  expect(objectLink('record', '7')).toBe('/inspect/record/7');
});
