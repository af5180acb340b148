import type { InspectionSheet } from '@rondo/contract/inspection';
import { emptyAnswer } from '@rondo/domain/answer';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { describe, expect, it } from 'vitest';
import { edited, photoTaken, saved } from './draft-state.ts';
import { draftOf, mergeDraft } from './merge-draft.ts';

const AT = '2026-11-20T06:00:00Z';
const answer = (itemId: string, value: string) => ({ ...emptyAnswer(itemId), value });
const sheet = (answers: InspectionSheet['draft']['answers'], more: Partial<InspectionSheet> = {}): InspectionSheet => ({
  taskId: 't',
  number: 'XJ-1',
  name: 'Monthly',
  mode: 'on_site',
  shop: { id: 's', name: 'Plaza', path: '', address: '' },
  templateId: 'tpl',
  templateVersionId: 'v1',
  templateName: 'Food',
  versionNo: 1,
  newerVersionNo: null,
  isSelfInitiated: false,
  deadlineAt: AT,
  content: {
    categories: [
      {
        id: 'c',
        name: 'c',
        parentId: null,
        weightPercent: null,
        items: ['a', 'b', 'c'].map((id) => newCheckItem(id, id)),
      },
    ],
  },
  scoring: DEFAULT_SCORING,
  reviewers: [],
  rectification: {
    handlers: [],
    reviewers: [],
    isAlone: false,
    cc: [],
    ofItems: [],
    limitHours: { normal: 72, major: 48, red_line: 24 },
  },
  draft: { id: 'd', answers, rev: 7, deviceId: 'here', startedAt: AT, savedAt: AT, photos: [] },
  returned: null,
  seconds: {},
  lastTime: [],
  standardPhotos: [],
  carried: [],
  signOff: null,
  sample: null,
  ...more,
});
const none = new Set<string>();
const photo = { id: 'p', itemId: 'b', role: 'photo', source: 'camera', takenAt: AT, refusal: null } as const;

describe('a draft that is opened again on this device', () => {
  const before = draftOf(sheet({ a: answer('a', 'pass') }));

  it('keeps what had not reached the server, and takes the rest from the server', () => {
    const local = edited(before, 'b', { value: 'fail' });
    const server = sheet({ a: answer('a', 'fail'), c: answer('c', 'pass') });
    const merged = mergeDraft({ ...server, draft: { ...server.draft, rev: 8 } }, local, none);
    expect(Object.fromEntries(Object.values(merged.answers).map((one) => [one.itemId, one.value]))).toEqual({
      a: 'fail',
      b: 'fail',
      c: 'pass',
    });
    expect(Object.keys(merged.edits)).toEqual(['b']);
    expect(merged.rev).toBe(8);
  });

  it('has everything that was saved since the sheet came, when it is opened from this device without network', () => {
    const seen = sheet({});
    const first = edited(draftOf(seen), 'a', { value: 'pass' });
    const local = edited(saved(first, first.edits, { rev: 9, savedAt: AT }), 'b', { value: 'fail' });
    const merged = mergeDraft(seen, local, none);
    expect([merged.answers.a?.value, merged.answers.b?.value]).toEqual(['pass', 'fail']);
    expect([Object.keys(merged.edits), merged.rev, merged.savedAt]).toEqual([['b'], 9, AT]);
  });

  it('keeps answers whose picture still waits, although the rest of them was saved', () => {
    const taken = photoTaken(edited(before, 'b', { value: 'fail' }), photo);
    const local = saved(taken, taken.edits, { rev: 8, savedAt: AT });
    const merged = mergeDraft(sheet({ b: { ...answer('b', 'fail'), photos: [] } }), local, new Set(['p']));
    expect(merged.answers.b?.photos).toEqual(['p']);
    expect(merged.waiting).toEqual([photo]);
  });

  it('takes out pictures that are no longer on the device', () => {
    const merged = mergeDraft(sheet({}), photoTaken(before, photo), none);
    expect(merged.answers.b?.photos).toEqual([]);
    expect(merged.waiting).toEqual([]);
  });

  it('mixes nothing into another template version, and drops items that are not asked any more', () => {
    const local = edited(before, 'b', { value: 'fail' });
    expect(mergeDraft(sheet({}, { templateVersionId: 'v2' }), local, none).answers).toEqual({});
    expect(mergeDraft(sheet({}), edited(before, 'gone', { value: 'pass' }), none).answers.gone).toBeUndefined();
  });
});
