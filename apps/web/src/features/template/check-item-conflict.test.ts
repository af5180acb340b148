import type { CheckItemConflict } from '@rondo/contract/check-item';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import { expect, it } from 'vitest';
import { conflictFields } from './check-item-conflict.ts';

const t = (key: MessageKey, params?: Params) => translate('en-US', key, params);
const list = (names: readonly string[]) => names.join(', ');
const file = (name: string): FileRef => ({
  ...{ id: name, path: `/${name}`, thumbPath: null, name, mime: 'image/png' },
  ...{ sizeBytes: 1, width: 1, height: 1 },
});

const theirs = { ...newCheckItem('item', 'Floor'), standardPhotos: ['wet.png'], weight: 3 };
const mine = { ...newCheckItem('item', 'Floor'), standardPhotos: ['dry.png'], weight: 2, category: 'Guests' };
const current: CheckItemConflict = {
  ...{
    id: 'item',
    category: 'Kitchen',
    item: theirs,
    standardPhotos: [file('wet.png')],
    templates: 0,
    createdBy: null,
  },
  ...{ updatedAt: '2026-11-30T08:00:00Z', rev: 1 },
  differs: [
    { field: 'weight', theirs: '3', mine: '2' },
    { field: 'standardPhotos', theirs: '1', mine: '1' },
    { field: 'note.rule', theirs: 'always', mine: '' },
    { field: 'note.phrases', theirs: '', mine: 'Wet' },
  ],
};
const draft = { ...theirs, category: 'Kitchen' };

it('says what each side has, a line for each part, pictures by their names', () => {
  const other = { ...mine, note: { ...mine.note, phrases: ['Wet'] } };
  const fields = conflictFields(current, { t, list, files: [file('wet.png'), file('dry.png')] });
  expect(fields.map(({ keys, words }) => [keys, words(draft, other), words(other, draft)])).toEqual([
    [['category'], 'Kitchen', 'Guests'],
    [['weight'], '3', '2'],
    [['standardPhotos'], 'wet.png', 'dry.png'],
    [['note'], 'Note rule: always\nQuick phrases: None', 'Note rule: None\nQuick phrases: Wet'],
  ]);
});
