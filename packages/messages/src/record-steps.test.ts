import { expect, test } from 'vitest';
import { translate } from './index.ts';
import { recordStep } from './record-steps.ts';

test('the report of a self-initiated inspection says that it was started, not dispatched', () => {
  const said = (source: Parameters<typeof recordStep>[1]) => {
    const { text } = recordStep('dispatch', source);
    return [translate('zh-CN', text), translate('en-US', text)];
  };
  expect(said('self_initiated')).toEqual(['发起', 'Started']);
  expect(said('immediate')).toEqual(['派发', 'Dispatched']);
});
