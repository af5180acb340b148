import type { accessApi as api } from '@rondo/contract/access';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import {
  type ExplainedObject,
  explainObject as explainedObject,
  explainPage as explainedPage,
  reaches,
} from '@rondo/domain/explain';
import { pageRule } from '@rondo/domain/page';
import { RECTIFICATION_RELATIONS } from '@rondo/domain/rectification';
import { TASK_RELATIONS } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { markAccessSeen } from '../role/index.ts';
import { presentExplanation } from './access.present.ts';
import * as q from './access.queries.ts';
import { presentChanges } from './changes.ts';
import { explainedMember } from './explained-member.ts';

/** Why a member can or cannot open a page. */
export async function explainPage(
  context: Context,
  { memberId, page }: Parsed<typeof api.explainPage>,
): Promise<Output<typeof api.explainPage>> {
  const { member, roles } = await explainedMember(context, memberId);
  const { actor, language } = context;
  const about = { reader: actor, language, member: { id: memberId, name: member.actor.name }, object: null };
  return presentExplanation(explainedPage(member, pageRule(page), roles), about);
}

/** Why a member can or cannot open one object. Of what the reader may not see themself, nothing is told. */
export async function explainObject(
  context: Context,
  { memberId, kind, key }: Parsed<typeof api.explainObject>,
): Promise<Output<typeof api.explainObject>> {
  const { db, actor, language } = context;
  const row = await q.objectByKey(db, actor.companyId, kind, key);
  if (!row) throw new AppError('NOT_FOUND');
  const { member, roles } = await explainedMember(context, memberId);
  const parts =
    kind === 'shop' ? [] : await q.relationsOf(db, actor.companyId, { kind, id: row.id }, [memberId, actor.memberId]);
  const objectFor = (id: string): ExplainedObject => {
    const shop = { id: row.shop_id, lineage: row.lineage };
    const mine = parts.filter((part) => part.member_id === id).map((part) => part.relation);
    if (kind === 'shop') return { kind, shop };
    if (kind === 'rectification')
      return { kind, shop, relations: RECTIFICATION_RELATIONS.filter((r) => mine.includes(r)), isOpen: row.is_open };
    return { kind, shop, relations: TASK_RELATIONS.filter((r) => mine.includes(r)), isOpen: row.is_open };
  };
  if (!reaches(actor, objectFor(actor.memberId))) throw new AppError('NOT_FOUND');
  const shopName = kind === 'shop' ? row.name : row.place;
  const about = {
    reader: actor,
    language,
    member: { id: memberId, name: member.actor.name },
    object: { kind, id: row.id, shopName },
  };
  const explanation = presentExplanation(explainedObject(member, objectFor(memberId), roles), about);
  return { object: { id: row.id, name: row.name, place: row.place }, ...explanation };
}

/** What changed for the reader. */
export async function changes({ db, actor, language }: Context): Promise<Output<typeof api.changes>> {
  return presentChanges(await q.changes(db, actor.companyId, actor.memberId).execute(), {
    held: actor.codes,
    language,
  });
}

/** The reader has read it. */
export async function seen({ db, actor, now }: Context): Promise<Output<typeof api.seen>> {
  const done = await markAccessSeen(db, actor.companyId, actor.memberId, now()).executeTakeFirstOrThrow();
  return { seen: Number(done.numUpdatedRows) };
}
