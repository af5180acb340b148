import { businessDate } from '@rondo/domain/business-day';
import { DAY_MS } from '@rondo/domain/duration';
import { DEFAULT_LEVELS, levelOf } from '@rondo/domain/level';
import { formatNumber } from '@rondo/domain/number';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { v7 as uuidv7 } from 'uuid';
import { insertRecord } from '../src/features/record/index.ts';
import { emit } from '../src/platform/outbox/emit.ts';
import type { Company, Person } from './factories.ts';
import type { World } from './world.ts';

export interface MadeTemplate {
  id: string;
  versionId: string;
  itemIds: string[];
}

export interface RecordOptions {
  shopId: string;
  template: MadeTemplate;
  inspector: Person;
  at: string;
  state?: 'in_review' | 'returned' | 'effective' | 'void';
  mode?: 'on_site' | 'remote' | 'self';
  /** Places of the items that failed; the rate follows from them. */
  fails?: number[];
  /** Of those that failed, how many are red lines, the first ones. */
  redLines?: number;
  /** Places of the items that were not applicable. */
  na?: number[];
  isEvaluated?: boolean;
  reviewerIds?: string[];
  ccIds?: string[];
}

/** Finished inspections written straight into the tables, as a submission leaves them, with its event. */
export function recordFactory(w: World, company: Company) {
  const db = w.app.databases.of(company.id);
  const own = { company_id: company.id };
  /** Far from the numbers that the product gives out itself on the same day. */
  let count = 500_000;

  async function template(items = 4): Promise<MadeTemplate> {
    const made = { id: uuidv7(), versionId: uuidv7(), itemIds: Array.from({ length: items }, () => uuidv7()) };
    count += 1;
    const checks = made.itemIds.map((id, i) => newCheckItem(id, `Item ${i}`));
    const content = { categories: [{ id: uuidv7(), name: 'All', parentId: null, weightPercent: null, items: checks }] };
    await db
      .insertInto('template')
      .values({
        ...own,
        id: made.id,
        name: `Template ${count}`,
        modes: ['on_site'],
        state: 'published',
        created_by: company.owner.id,
      })
      .execute();
    await db
      .insertInto('template_version')
      .values({
        ...own,
        id: made.versionId,
        template_id: made.id,
        no: 1,
        content: JSON.stringify(content),
        scoring: JSON.stringify(DEFAULT_SCORING),
        item_count: items,
        total_points: items * 5,
      })
      .execute();
    return made;
  }

  async function record(o: RecordOptions): Promise<string> {
    count += 1;
    const at = new Date(o.at);
    const day = o.at.slice(0, 10);
    const ids = { task: uuidv7(), record: uuidv7() };
    const shop = await db
      .selectFrom('shop')
      .select(['name', 'lineage'])
      .where('company_id', '=', company.id)
      .where('id', '=', o.shopId)
      .executeTakeFirstOrThrow();
    const n = o.template.itemIds.length;
    const failed = o.fails?.length ?? 0;
    const evaluated = o.isEvaluated ?? true;
    const rate = Math.round(((n - failed) / n) * 1000) / 10;
    const level = evaluated ? levelOf(rate, DEFAULT_LEVELS) : null;
    const state = o.state ?? 'effective';
    const names = {
      template_id: o.template.id,
      template_version_id: o.template.versionId,
      template_name: 'Template',
      version_no: 1,
    };
    const place = { shop_id: o.shopId, shop_name: shop.name, shop_path: 'Group' };
    await db
      .insertInto('task')
      .values({
        ...own,
        ...names,
        ...place,
        id: ids.task,
        number: formatNumber('T', day, count),
        name: 'Task',
        kind: 'inspection',
        mode: o.mode ?? 'on_site',
        dispatch: 'immediate',
        state: 'completed',
        has_reviewer: false,
        start_at: at,
        deadline_at: new Date(at.getTime() + DAY_MS),
        created_at: at,
      })
      .execute();
    const people = [
      { member_id: o.inspector.id, relation: 'handler' },
      ...(o.reviewerIds ?? []).map((member_id) => ({ member_id, relation: 'reviewer' })),
      ...(o.ccIds ?? []).map((member_id) => ({ member_id, relation: 'cc' })),
    ];
    await db
      .insertInto('task_person')
      .values(people.map((p) => ({ ...own, ...p, task_id: ids.task, created_at: at, acted_at: at })))
      .execute();
    const businessOn = businessDate(at, 'Asia/Shanghai', '00:00');
    const outcome = {
      evaluated,
      score: evaluated ? (n - failed) * 5 : null,
      maxScore: n * 5,
      ratePercent: evaluated ? rate : null,
      level,
      levelBeforeVeto: level,
      isPass: level?.isPass ?? null,
      redLines: o.redLines ?? 0,
      failed,
      na: 0,
      itemCount: n,
      categories: [],
      tree: null,
    };
    await insertRecord(db, {
      ...own,
      ...names,
      ...place,
      id: ids.record,
      number: formatNumber('I', day, count),
      task_id: ids.task,
      shop_lineage: shop.lineage,
      mode: o.mode ?? 'on_site',
      purpose: 'regular',
      source: 'immediate',
      inspector_id: o.inspector.id,
      inspector_name: o.inspector.name,
      state,
      void_reason: state === 'void' ? 'wrong shop' : null,
      started_at: new Date(at.getTime() - 600_000),
      submitted_at: at,
      business_on: businessOn,
      duration_s: 600,
      evaluated,
      score: outcome.score,
      max_score: outcome.maxScore,
      rate_percent: outcome.ratePercent,
      level_key: level?.key ?? null,
      level_name: null,
      level_rank: level ? DEFAULT_LEVELS.indexOf(level) : null,
      level_count: level ? DEFAULT_LEVELS.length : null,
      level_from: level?.minPercent ?? null,
      is_pass: outcome.isPass,
      red_lines: outcome.redLines,
      failed_items: failed,
      na_items: 0,
      item_count: n,
      outcome: JSON.stringify(outcome),
      is_late: false,
    });
    await db
      .insertInto('record_item')
      .values(
        o.template.itemIds.map((item_id, i) => {
          const result = o.fails?.includes(i) ? 'fail' : o.na?.includes(i) ? 'na' : 'pass';
          const answer = {
            itemId: item_id,
            value: result === 'na' ? null : result,
            na: result === 'na',
            naReason: '',
            note: '',
            photos: [],
            deductionIds: [],
            carriedFrom: null,
          };
          return {
            ...own,
            record_id: ids.record,
            sort: i,
            item_id,
            category: 'All',
            name: `Item ${i}`,
            standard: '',
            severity: result === 'fail' && (o.fails ?? []).indexOf(i) < (o.redLines ?? 0) ? 'red_line' : 'normal',
            answer_type: 'pass_fail',
            answer: JSON.stringify(answer),
            result,
            points: result === 'fail' ? 0 : 5,
            max_points: 5,
          };
        }),
      )
      .execute();
    await emit(db, company.id, 'record.submitted', {
      recordId: ids.record,
      businessOn,
      shopId: o.shopId,
      byId: o.inspector.id,
    });
    return ids.record;
  }

  interface RectificationOptions {
    recordId: string;
    itemId?: string;
    state?: 'pending' | 'awaiting_review' | 'completed' | 'ended';
    deadlineAt: string;
    completedAt?: string;
  }

  async function rectification(o: RectificationOptions): Promise<string> {
    count += 1;
    const id = uuidv7();
    const r = await db
      .selectFrom('record')
      .selectAll()
      .where('company_id', '=', company.id)
      .where('id', '=', o.recordId)
      .executeTakeFirstOrThrow();
    const state = o.state ?? 'pending';
    await db
      .insertInto('rectification')
      .values({
        ...own,
        id,
        number: `R${count}`,
        title: 'Fix',
        source: 'record',
        record_id: r.id,
        task_id: r.task_id,
        item_id: o.itemId ?? null,
        severity: 'normal',
        shop_id: r.shop_id,
        shop_name: r.shop_name,
        shop_path: r.shop_path,
        shop_lineage: r.shop_lineage,
        state,
        has_reviewer: false,
        limit_hours: 72,
        deadline_at: new Date(o.deadlineAt),
        completed_at: o.completedAt ? new Date(o.completedAt) : null,
        ended_at: state === 'ended' ? new Date(o.deadlineAt) : null,
        business_on: r.business_on,
        created_at: r.submitted_at,
      })
      .execute();
    await db
      .insertInto('rectification_person')
      .values({
        ...own,
        rectification_id: id,
        member_id: r.inspector_id,
        relation: 'initiator',
        created_at: r.submitted_at,
      })
      .execute();
    await emit(db, company.id, 'rectification.created', {
      rectificationIds: [id],
      recordId: r.id,
      byId: r.inspector_id,
    });
    return id;
  }

  return { template, record, rectification };
}
