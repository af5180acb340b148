import { describe, expect, it } from 'vitest';
import { openedBy, openKeyOf } from './open-key.ts';

describe('what the address opens over the task centre', () => {
  it('is the row it was made of, a task or a rectification', () => {
    for (const objectKind of ['task', 'rectification'] as const)
      expect(openedBy(openKeyOf({ objectKind, id: 'a' }))).toEqual({ kind: objectKind, id: 'a' });
  });

  it('is a task where a link names no kind', () => {
    expect(openedBy('a')).toEqual({ kind: 'task', id: 'a' });
  });
});
