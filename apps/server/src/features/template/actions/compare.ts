import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import type { COMPARED, VersionDifference } from '@rondo/contract/template-difference';
import { difference, type Placed } from '@rondo/domain/scoring/difference';
import { SCORING_SETTINGS } from '@rondo/domain/scoring/settings';
import { standardPhotosOf } from '@rondo/domain/scoring/template';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { fileRefs } from '../../file/index.ts';
import { type CellReader, itemCell } from '../item-cells.ts';
import { fieldsChanged, isSame } from '../item-difference.ts';
import { namesInItems } from '../named-in-items.ts';
import { settingText } from '../setting-text.ts';
import * as q from '../template.queries.ts';
import { type TemplateVersion, versionOf } from '../version.ts';

/** What is different from one version of a template to another, readable. */
export async function compare(
  { db, actor, language }: Context,
  { id, versionId, beforeVersionId }: Parsed<typeof templateApi.compare>,
): Promise<Output<typeof templateApi.compare>> {
  const { companyId } = actor;
  const row = await q.byId(db, companyId, id).executeTakeFirst();
  const [before, after] = await Promise.all(
    [beforeVersionId, versionId].map(async (wanted): Promise<TemplateVersion> => {
      const found = await q.versionById(db, companyId, wanted).executeTakeFirst();
      if (!row || found?.template_id !== id) throw new AppError('NOT_FOUND');
      return versionOf(found);
    }),
  );
  if (!before || !after) throw new AppError('NOT_FOUND');
  const found = difference(before.content, after.content, fieldsChanged);
  const items = found.changed.flatMap((one) => [one.before.item, one.after.item]);
  const nameOf = await namesInItems(db, companyId, language, items);
  const readers: Readers = [
    { language, content: before.content, nameOf },
    { language, content: after.content, nameOf },
  ];
  const covers = [before, after].map(({ coverId }) => (coverId === null ? [] : [coverId]));
  const [coverBefore = [], coverAfter = []] = covers;
  const files = await fileRefs(db, companyId, [...standardPhotosOf(items), ...covers.flat()]);
  return {
    ...found,
    from: { id: before.id, no: before.no },
    to: { id: after.id, no: after.no },
    added: found.added.map(presentPlace),
    removed: found.removed.map(presentPlace),
    moved: found.moved.map((one) => ({
      itemId: one.after.item.id,
      name: one.after.item.name,
      before: presentPlace(one.before),
      after: presentPlace(one.after),
    })),
    changed: found.changed.map((one) => ({ ...presentPlace(one.after), fields: wordsOf(one, readers, files) })),
    cover: before.coverId === after.coverId ? null : { before: files(coverBefore), after: files(coverAfter) },
    settings: SCORING_SETTINGS.flatMap((setting) => {
      if (isSame(before.scoring[setting], after.scoring[setting])) return [];
      return [
        {
          setting,
          before: settingText(before.scoring, setting, language),
          after: settingText(after.scoring, setting, language),
        },
      ];
    }),
  };
}

type Compared = (typeof COMPARED)[number];
type Readers = [before: CellReader, after: CellReader];

function wordsOf(
  { before, after, fields }: { before: Placed; after: Placed; fields: Compared[] },
  [reader, readerAfter]: Readers,
  files: Awaited<ReturnType<typeof fileRefs>>,
): VersionDifference['changed'][number]['fields'] {
  return fields.map((field) => ({
    field,
    before: itemCell(before.item, field, reader),
    after: itemCell(after.item, field, readerAfter),
    photos:
      field === 'standardPhotos'
        ? { before: files(before.item.standardPhotos), after: files(after.item.standardPhotos) }
        : null,
  }));
}

const presentPlace = ({ item, category, position }: Placed) => ({
  itemId: item.id,
  name: item.name,
  category,
  position,
});
