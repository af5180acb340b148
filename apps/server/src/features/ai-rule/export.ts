import { aiRuleApi } from '@rondo/contract/ai-rule';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { type MessageKey, translate } from '@rondo/messages';
import type { z } from 'zod';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { groupNames, shopNames } from '../scope/index.ts';
import type { MatrixRow } from './deployed.ts';
import { rowsOf } from './deployed.ts';
import * as q from './deployment.queries.ts';
import { requireOn } from './when-on.ts';

type Asked = z.output<typeof aiRuleApi.export.input>;
type Row = MatrixRow & { id: string };

/** One column a kind, with the reason where it is not covered. */
const KIND_COLUMNS: readonly ExportColumn<Row>[] = AI_KINDS.filter((kind) => kind !== 'custom').map((kind) => ({
  heading: `aiRule.kind.${kind}` as const,
  width: 16,
  of: (row, say) => {
    const state = row.cells.find((cell) => cell.kind === kind)?.state;
    return state ? say(`aiRule.coverage.${state}`) : '';
  },
}));

/** Stores that are not fully watched, and why (D17.5). */
export const gapExport = listExport<Asked, Row>({
  kind: 'ai.export',
  code: 'shop',
  event: 'ai_deployment',
  title: 'aiRule.tab.deployment',
  schema: aiRuleApi.export.input,
  async ids(reader, asked, most) {
    const { db, actor } = reader;
    await requireOn(reader);
    const shops = await q.shopsOf(db, actor, asked).orderBy('shop.name').orderBy('shop.id').limit(most).execute();
    const ids = shops.map(({ id }) => id);
    const rows = await uncovered(reader, ids, asked);
    return rows.map(({ id }) => id);
  },
  rows: uncovered,
  columns: [
    { heading: 'aiRule.shop', width: 26, of: (row) => row.shop.name },
    { heading: 'aiRule.field.groups', width: 20, of: (row) => row.group.name },
    ...KIND_COLUMNS,
  ],
  filters: filterTexts,
});

async function uncovered(reader: ExportReader, ids: readonly string[], asked: Asked): Promise<Row[]> {
  const { db, actor } = reader;
  const shops =
    ids.length === 0 ? [] : await q.shopsOf(db, actor, { keyword: '', shopId: ids }).orderBy('shop.name').execute();
  const rows = await rowsOf(reader, shops, asked);
  return rows
    .filter(({ cells }) => cells.some(({ state }) => state !== 'covered'))
    .map((row) => ({ ...row, id: row.shop.id }));
}

async function filterTexts({ db, actor, language }: ExportReader, asked: Asked) {
  const say = (key: MessageKey): string => translate(language, key);
  const [shops, groups] = await Promise.all([
    shopNames(db, actor, asked.shopId ?? []).execute(),
    groupNames(db, actor.companyId, asked.groupId ?? []).execute(),
  ]);
  const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
  return [
    ['ui.search', asked.keyword === '' ? [] : [asked.keyword]],
    ['aiRule.shop', names(shops)],
    ['aiRule.field.groups', names(groups)],
    ['aiRule.field.kind', (asked.kind ?? []).map((one) => say(`aiRule.kind.${one}`))],
    ['aiRule.coverageState', (asked.state ?? []).map((one) => say(`aiRule.coverage.${one}`))],
  ] satisfies (readonly [MessageKey, readonly string[]])[];
}
