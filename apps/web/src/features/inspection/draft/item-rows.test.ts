import { type Answer, emptyAnswer } from '@rondo/domain/answer';
import { type CheckItem, newCheckItem } from '@rondo/domain/scoring/template';
import { describe, expect, it } from 'vitest';
import type { DraftState } from './draft-state.ts';
import { itemRows } from './item-rows.ts';
import { missingItems } from './missing-items.ts';
import { plannedRectifications } from './planned.ts';

const item = (id: string, more: Partial<CheckItem> = {}): CheckItem => ({ ...newCheckItem(id, id), ...more });
const content = (...items: CheckItem[]) => ({
  categories: [{ id: 'c', name: 'Storage', parentId: null, weightPercent: null, items }],
});
const draftWith = (...answers: Partial<Answer>[]): DraftState => ({
  draftId: 'd',
  templateVersionId: 'v',
  rev: 0,
  answers: Object.fromEntries(
    answers.map((one) => [one.itemId ?? '', { ...emptyAnswer(one.itemId ?? ''), ...one }] as const),
  ),
  edits: {},
  lastEdit: 0,
  waiting: [],
  files: [],
  plan: {},
  comment: '',
  savedAt: null,
});
const marks = (items: CheckItem[], ...answers: Partial<Answer>[]) =>
  itemRows({ content: content(...items), lastTime: [] }, draftWith(...answers)).map((row) => row.mark);
const withPhoto = { photo: { rule: 'on_fail', min: 2, max: 9, cameraOnly: true } } as const;

describe('how an item stands', () => {
  it('is open until it has everything it asks for, and failed as soon as it fails', () => {
    const asks = item('a', { photo: { rule: 'always', min: 1, max: 9, cameraOnly: false } });
    expect(marks([asks])).toEqual(['open']);
    expect(marks([asks], { itemId: 'a', value: 'pass' })).toEqual(['open']);
    expect(marks([asks], { itemId: 'a', value: 'pass', photos: ['p'] })).toEqual(['done']);
    expect(marks([asks], { itemId: 'a', value: 'fail' })).toEqual(['failed']);
  });

  it('leaves follow-ups out until their condition holds', () => {
    const items = [item('a'), item('b', { showIf: { itemId: 'a', answers: ['fail'] } })];
    expect(marks(items, { itemId: 'a', value: 'pass' })).toEqual(['done']);
    expect(marks(items, { itemId: 'a', value: 'fail' })).toEqual(['failed', 'open']);
  });
});

describe('before submitting', () => {
  it('what is missing is one row an item with all its reasons', () => {
    const asks = item('a', { ...withPhoto, note: { rule: 'on_fail', phrases: [] } });
    const draft = draftWith({ itemId: 'a', value: 'fail', photos: ['p'] });
    expect(missingItems(content(asks, item('b')), Object.values(draft.answers))).toEqual([
      { itemId: 'a', name: 'a', reasons: ['photo', 'note'] },
      { itemId: 'b', name: 'b', reasons: ['answer'] },
    ]);
  });

  it('a rectification can only be taken out when the server says that it is free', () => {
    const rectification = { handlers: [], reviewers: [], limitHours: { normal: 72, major: 48, red_line: 24 } };
    const sheet = { content: content(item('a', { severity: 'major' })), rectification };
    const draft = { ...draftWith({ itemId: 'a', value: 'fail' }), plan: { a: { isOff: true } } };
    const [offline] = plannedRectifications(sheet, draft, null);
    expect([offline?.isRequired, offline?.isOff, offline?.limitHours]).toEqual([true, false, 48]);
    const known = { itemId: 'a', isRequired: false, limitHours: 12, repeatNo: 3 };
    const [online] = plannedRectifications(sheet, draft, [known]);
    expect([online?.isOff, online?.limitHours, online?.repeatNo]).toEqual([true, 12, 3]);
    expect(plannedRectifications(sheet, draft, [])).toEqual([]);
  });
});
