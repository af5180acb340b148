import { memberMachine } from '@rondo/domain/member';
import { recordMachine } from '@rondo/domain/record';
import { rectificationMachine } from '@rondo/domain/rectification';
import { shopMachine } from '@rondo/domain/shop';
import { taskMachine } from '@rondo/domain/task';
import { templateMachine } from '@rondo/domain/template';
import { translate } from '@rondo/messages';
import { describe, expect, it } from 'vitest';
import { eventWord, fieldWord, stateWord } from './words.ts';

const MACHINES = {
  member: memberMachine,
  record: recordMachine,
  rectification: rectificationMachine,
  shop: shopMachine,
  task: taskMachine,
  template: templateMachine,
} as const;
const KINDS = Object.keys(MACHINES) as (keyof typeof MACHINES)[];

describe.each(['zh-CN', 'en-US'] as const)('in %s', (language) => {
  const t = (key: Parameters<typeof translate>[1]) => translate(language, key);

  it.each(KINDS)('every event and state of a %s has words', (kind) => {
    const { events, states } = MACHINES[kind];
    for (const event of events) expect(t(`audit.event.${kind}.${event}` as never), event).not.toContain('audit.');
    for (const state of states) expect(stateWord(t, kind, state), state).not.toBe(state);
  });

  it('what has no words yet is shown readable', () => {
    expect(eventWord(t, { kind: 'task', event: 'brand_new' })).toBe('brand new');
    expect(fieldWord(t, 'some_column')).toBe('some column');
  });
});
