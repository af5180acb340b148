import { AUDIT_KINDS } from '@rondo/domain/audit';
import { MACHINES } from '@rondo/domain/machines.gen';
import { translate } from '@rondo/messages';
import { describe, expect, it } from 'vitest';
import { eventWord, fieldWord, stateWord } from './words.ts';

const tableOf = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The machines of what the audit log tells of, by its kinds. */
const TOLD = AUDIT_KINDS.flatMap((kind) => {
  const machine = MACHINES[tableOf(kind)];
  return machine ? [[kind, machine] as const] : [];
});

/** Moves that the log tells by another name, or that nobody makes: what was reachable and what was not. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  aiRule: ['revise'],
  company: ['dissolve', 'keep', 'end'],
  device: ['answered', 'missed'],
  edge: ['connect', 'revoke', 'lose', 'renew'],
};

describe.each(['zh-CN', 'en-US'] as const)('in %s', (language) => {
  const t = (key: Parameters<typeof translate>[1]) => translate(language, key);

  it.each(TOLD)('every event and state of %s has words', (kind, { events, states }) => {
    const wordless = events.filter((event) => t(`audit.event.${kind}.${event}` as never).startsWith('audit.'));
    expect(wordless).toEqual(OTHERWISE[kind] ?? []);
    expect(states.filter((state) => stateWord(t, kind, state) === state)).toEqual([]);
  });

  it('machines of what the log tells of are found by their kinds', () => {
    expect(TOLD.length).toBeGreaterThan(12);
  });

  it('what has no words yet is shown readable', () => {
    expect(eventWord(t, { kind: 'task', event: 'brand_new' })).toBe('brand new');
    expect(fieldWord(t, 'some_column')).toBe('some column');
  });
});
