import { expect, it } from 'vitest';
import { z } from 'zod';
import { keepForm, storedForm } from './form-draft.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const shape = z.object({ comment: z.string() });
const me = { companyId: 'c1', memberId: 'm1' };

it('what was typed comes back to the same person in the same company only', () => {
  const box = storage();
  keepForm(box, me, 'reject.1', { comment: 'blurred' });
  expect(storedForm(box, me, 'reject.1', shape)).toEqual({ comment: 'blurred' });
  expect(storedForm(box, { ...me, companyId: 'c2' }, 'reject.1', shape)).toBeNull();
  expect(storedForm(box, { ...me, memberId: 'm2' }, 'reject.1', shape)).toBeNull();
  expect(storedForm(box, me, 'reject.2', shape)).toBeNull();
});

it('is gone once it is sent or given up, and when it cannot be read', () => {
  const box = storage();
  keepForm(box, me, 'reject.1', { comment: 'blurred' });
  keepForm(box, me, 'reject.1', null);
  expect(storedForm(box, me, 'reject.1', shape)).toBeNull();
  keepForm(box, me, 'reject.1', { comment: 7 });
  expect(storedForm(box, me, 'reject.1', shape)).toBeNull();
});
