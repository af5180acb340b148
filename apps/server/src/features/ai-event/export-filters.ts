import type { aiEventApi } from '@rondo/contract/ai-event';
import { hourSpan } from '@rondo/domain/ai-event';
import { type MessageKey, translate } from '@rondo/messages';
import type { z } from 'zod';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { groupNames, shopNames } from '../scope/index.ts';
import * as c from './choice.queries.ts';
import * as q from './event.queries.ts';

type Asked = Partial<z.output<typeof aiEventApi.export.input>>;

/** What events and figures are narrowed by, in words. */
export async function filterTexts({ db, actor, language }: ExportReader, asked: Asked) {
  const say = (key: MessageKey): string => translate(language, key);
  const [shops, groups, rules, cameras, tasks] = await Promise.all([
    shopNames(db, actor, asked.shopId ?? []).execute(),
    groupNames(db, actor.companyId, asked.groupId ?? []).execute(),
    q.ruleNames(db, actor.companyId, asked.ruleId ?? []).execute(),
    c.cameras(db, actor, { words: '', ids: asked.cameraId ?? [] }),
    c.tasks(db, actor, { words: '', ids: asked.taskId ?? [] }),
  ]);
  const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
  const is = (value: boolean | undefined): string[] => (value === undefined ? [] : [say(value ? 'ui.yes' : 'ui.no')]);
  return [
    ['ui.search', asked.keyword ? [asked.keyword] : []],
    ['aiEvent.shop', names(shops)],
    ['aiRule.field.groups', names(groups)],
    ['aiEvent.rule', names(rules)],
    ['aiEvent.camera', names(cameras.rows)],
    ['aiEvent.task.filter', names(tasks.rows)],
    ['aiEvent.state', (asked.state ?? []).map((one) => say(`state.aiEvent.${one}`))],
    ['aiEvent.event', (asked.kind ?? []).map((one) => say(`aiRule.kind.${one}`))],
    ['aiEvent.reason', (asked.reason ?? []).map((one) => say(`aiEvent.reasons.${one}`))],
    ['aiEvent.period', [...(asked.from ? [`≥ ${asked.from}`] : []), ...(asked.to ? [`≤ ${asked.to}`] : [])]],
    ['aiEvent.hour', asked.hour === undefined ? [] : [hourText(language, asked.hour)]],
    ['aiEvent.shadow', is(asked.shadow)],
    ['aiEvent.rectified', is(asked.rectified)],
    ['aiEvent.counted', is(asked.counted)],
  ] satisfies (readonly [MessageKey, readonly string[]])[];
}

const hourText = (language: ExportReader['language'], hour: number): string =>
  translate(language, 'aiEvent.hourOf', hourSpan(hour));
