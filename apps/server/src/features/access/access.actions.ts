import type { accessApi as api } from '@rondo/contract/access';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import {
  type ExplainedObject,
  explainObject as explainedObject,
  explainPage as explainedPage,
  reaches,
} from '@rondo/domain/explain';
import { pageRule } from '@rondo/domain/page';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Explained } from '../../platform/explained.ts';
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
export const explainObject =
  (explained: readonly Explained[]) =>
  async (
    context: Context,
    { memberId, kind, key }: Parsed<typeof api.explainObject>,
  ): Promise<Output<typeof api.explainObject>> => {
    const { db, actor, language } = context;
    const of = explained.find((one) => one.kind === kind);
    if (!of) throw new Error(`no feature explains objects of kind ${kind}`);
    const row = await q.objectByKey(db, actor.companyId, of, key);
    if (!row) throw new AppError('NOT_FOUND');
    const { member, roles } = await explainedMember(context, memberId);
    const parts = (await of.partsIn?.(actor.companyId, row.id, [memberId, actor.memberId]).execute(db))?.rows ?? [];
    const objectFor = (id: string): ExplainedObject =>
      of.view(
        row,
        parts.filter((part) => part.member_id === id).map((part) => part.relation),
      );
    if (!reaches(actor, objectFor(actor.memberId))) throw new AppError('NOT_FOUND');
    const about = {
      reader: actor,
      language,
      member: { id: memberId, name: member.actor.name },
      object: { kind, id: row.id, shopName: row.shop_name },
    };
    const explanation = presentExplanation(explainedObject(member, objectFor(memberId), roles), about);
    return { object: { id: row.id, name: row.name, place: row.place }, ...explanation };
  };

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
