import { type Answer, emptyAnswer } from '@rondo/domain/answer';
import { type CheckItem, newCheckItem } from '@rondo/domain/scoring/template';
import { describe, expect, it } from 'vitest';
import { type DraftState, edited } from './draft-state.ts';
import { askedHere, itemRows } from './item-rows.ts';
import { missingItems } from './missing-items.ts';
import { plannedRectifications } from './planned.ts';
import { restOfSection } from './rest-of-section.ts';

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
  fixReviewers: null,
  fixCc: null,
  comment: '',
  seconds: {},
  savedAt: null,
});
const marks = (items: CheckItem[], ...answers: Partial<Answer>[]) =>
  itemRows({ content: content(...items), lastTime: [] }, draftWith(...answers).answers).map((row) => row.mark);
const withPhoto = { photo: { rule: 'on_fail', min: 2, max: 9, cameraOnly: true } } as const;

describe('how an item stands', () => {
  it('is open until it has everything it asks for, and failed as soon as it fails', () => {
    const asks = item('a', { photo: { rule: 'always', min: 1, max: 9, cameraOnly: false } });
    expect(marks([asks])).toEqual(['open']);
    expect(marks([asks], { itemId: 'a', value: 'pass' })).toEqual(['open']);
    expect(marks([asks], { itemId: 'a', value: 'pass', photos: ['p'] })).toEqual(['done']);
    expect(marks([asks], { itemId: 'a', value: 'fail' })).toEqual(['failed']);
  });

  it('says that it does not apply, once the reason it asks for is there', () => {
    const asks = item('a', { naReasonRequired: true });
    expect(marks([asks], { itemId: 'a', na: true })).toEqual(['open']);
    expect(marks([asks], { itemId: 'a', na: true, naReason: 'no fridge' })).toEqual(['na']);
  });

  it('leaves follow-ups out until their condition holds', () => {
    const items = [item('a'), item('b', { showIf: { itemId: 'a', answers: ['fail'] } })];
    expect(marks(items, { itemId: 'a', value: 'pass' })).toEqual(['done']);
    expect(marks(items, { itemId: 'a', value: 'fail' })).toEqual(['failed', 'open']);
  });
});

describe('an answer that was carried over', () => {
  it('is done, is not asked here, and is not among what passes with the rest of its section', () => {
    const items = [item('a'), item('b', { required: false }), item('c')];
    const state = draftWith({ itemId: 'a', value: 'pass', carriedFrom: 'r' }, { itemId: 'b', carriedFrom: 'r' });
    const rows = itemRows({ content: content(...items), lastTime: [] }, state.answers);
    expect(rows.map((row) => [row.mark, row.carriedFrom])).toEqual([
      ['done', 'r'],
      ['done', 'r'],
      ['open', null],
    ]);
    expect(askedHere(rows).map((row) => row.item.id)).toEqual(['c']);
    expect(restOfSection(rows, 'c', state.answers).passing.map((one) => one.id)).toEqual(['c']);
  });

  it('loses its mark when it is changed, and has it again when the change is undone', () => {
    const state = draftWith({ itemId: 'a', value: 'pass', carriedFrom: 'r' });
    const changed = edited(state, 'a', { note: 'better' });
    expect(changed.answers.a?.carriedFrom).toBeNull();
    expect(edited(changed, 'a', state.answers.a ?? {}).answers.a).toEqual(state.answers.a);
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
    const rectification = {
      handlers: [],
      reviewers: [],
      isAlone: false,
      cc: [],
      ofItems: [],
      limitHours: { normal: 72, major: 48, red_line: 24 },
    };
    const sheet = { content: content(item('a', { severity: 'major' })), rectification };
    const draft = { ...draftWith({ itemId: 'a', value: 'fail' }), plan: { a: { isOff: true } } };
    const [offline] = plannedRectifications(sheet, draft, null);
    expect([offline?.isRequired, offline?.isOff, offline?.limitHours]).toEqual([true, false, 48]);
    const known = {
      itemId: 'a',
      isRequired: false,
      severity: 'major',
      limitHours: 12,
      repeatNo: 3,
      cameBackOf: null,
    } as const;
    const [online] = plannedRectifications(sheet, draft, [known]);
    expect([online?.isOff, online?.limitHours, online?.repeatNo]).toEqual([true, 12, 3]);
    expect(plannedRectifications(sheet, draft, [])).toEqual([]);
  });
});
