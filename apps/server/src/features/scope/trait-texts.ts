import { type MessageKey, translate } from '@rondo/messages';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { memberNames } from './filter-names.queries.ts';
import type { ShopTraits } from './shop-traits.queries.ts';

/** What stores were asked to be like, in words, for the sheet of an export that says what was asked. */
export async function traitTexts(
  { db, actor, language }: ExportReader,
  { shopTag = [], managerId = [], shopFormat = [], real }: ShopTraits,
): Promise<(readonly [label: MessageKey, values: readonly string[]])[]> {
  const managers = managerId.length === 0 ? [] : await memberNames(db, actor.companyId, managerId).execute();
  return [
    ['statistics.filter.shopTag', shopTag],
    ['statistics.filter.manager', managers.map(({ name }) => name)],
    ['statistics.filter.shopFormat', shopFormat.map((one) => translate(language, `shop.format.${one}`))],
    ['sampleCompany.mark', real === undefined ? [] : [translate(language, `sampleCompany.rows.${real}`)]],
  ];
}
