import type { StatisticsFilter } from '@rondo/contract/statistics-rows';
import type { Weighting } from '@rondo/domain/score-figures';
import { type MessageKey, translate } from '@rondo/messages';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { groupNames, shopNames, templateNames, traitTexts } from '../scope/index.ts';

/** How the averages of a table are made, in words. */
export const weightingText = (
  { language }: Pick<ExportReader, 'language'>,
  { weighting = 'records' }: { weighting?: Weighting | undefined },
) =>
  [
    ['scoreStatistics.weighting.label', [translate(language, `scoreStatistics.weighting.${weighting}`)]],
  ] satisfies (readonly [MessageKey, readonly string[]])[];

/** The filters that all statistics pages share, in words, for the sheet of an export that says what was asked. */
export async function filterTexts(
  reader: ExportReader,
  { from, to, shopId = [], groupId = [], templateId = [], mode = [], structure, basis, ...traits }: StatisticsFilter,
): Promise<(readonly [label: MessageKey, values: readonly string[]])[]> {
  const { db, actor, language } = reader;
  const say = (key: MessageKey): string => translate(language, key);
  const named = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
  const [shops, groups, templates] = await Promise.all([
    shopNames(db, actor, shopId).execute(),
    groupNames(db, actor.companyId, groupId).execute(),
    templateNames(db, actor.companyId, templateId).execute(),
  ]);
  const isPlain = structure === 'of_day' || structure === 'current';
  return [
    ['record.filter.period', [`≥ ${from}`, `≤ ${to}`]],
    ['statistics.filter.shop', named(shops)],
    ['statistics.filter.group', named(groups)],
    ['statistics.filter.structure', [isPlain ? say(`statistics.filter.${structure}`) : structure]],
    ['statistics.filter.template', named(templates)],
    ['statistics.filter.mode', mode.map((one) => say(`state.mode.${one}`))],
    ...(await traitTexts(reader, traits)),
    ['monthClose.basis', basis === 'closed' ? [say('monthClose.asClosed')] : []],
  ];
}
