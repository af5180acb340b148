import type { Shape } from '../shape.ts';
import type { aiRuleSupport as zh } from '../zh-CN/ai-rule.support.ts';

export const aiRuleSupport = {
  title: 'AI rules',
  hint: 'Rules as they are stored, their last runs, how long they took and what went wrong.',
  stored: 'Stored',
  runs: 'Last runs',
  today: 'Today',
  causes: 'Errors',
  none: 'None',
  summary: '{run} run, {failed} failed, {skipped} skipped',
  mean: '{ms} ms on average',
  nothing: 'No rules',
} satisfies Shape<typeof zh>;
