import { translate } from '@rondo/messages';
import { expect, test } from 'vitest';
import { lookOf } from './process-look.ts';

test('the report of a self-initiated inspection says that it was started, not dispatched', () => {
  const said = (source: Parameters<typeof lookOf>[1]) => {
    const { text } = lookOf('dispatch', source);
    return [translate('zh-CN', text), translate('en-US', text)];
  };
  expect(said('self_initiated')).toEqual(['发起', 'Started']);
  expect(said('immediate')).toEqual(['派发', 'Dispatched']);
});
