import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { type leakApi as api, LEAK_UPLOAD, type LeakCandidate } from '@rondo/contract/leak';
import { byActivity, fitsMark } from '@rondo/domain/leak';
import { LEAK_LIMIT } from '@rondo/domain/leak-limit';
import { MEMBER_STATES } from '@rondo/domain/member';
import { type Marked, watermarkText } from '@rondo/domain/watermark';
import type { Context } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { fileName, readCode, receive } from '../file/index.ts';
import { activityIn, spanOf } from './activity.ts';
import * as q from './leak.queries.ts';

type Member = Awaited<ReturnType<ReturnType<typeof q.members>['execute']>>[number];

/** Whose code is in a picture. It is looked at and thrown away; that somebody looked is kept. */
export async function picture(context: Context, _: unknown, { request }: Wire): Promise<Output<typeof api.picture>> {
  const { db, actor } = context;
  const members = await q.members(db, actor.companyId).execute();
  const ids = members.map((member) => member.id);
  const { taken } = await receive(request, LEAK_UPLOAD, async (sent, bytes) => ({
    name: fileName(sent),
    code: await readCode(db, actor.companyId, bytes, ids),
  }));
  const [read] = taken;
  if (!read) throw refuseField('file', 'required');
  const { name, code } = read;
  const member = members.find((one) => one.id === code?.memberId);
  await noteLook(context, name, 'picture_traced', [['leakFound', member?.name ?? null]]);
  if (!code || !member) return { found: null };
  const activity = await activityIn(db, actor.companyId, spanOf(code.day, actor.timeZone));
  return { found: { ...personOf(member), ...activity(member.id), day: code.day, way: code.way } };
}

/** Whose mark of a day shows what was read of it. */
export async function fragments(
  context: Context,
  { name, account, day }: Parsed<typeof api.fragments>,
): Promise<Output<typeof api.fragments>> {
  const { db, actor } = context;
  const span = spanOf(day, actor.timeZone);
  const [members, activity] = await Promise.all([
    q.members(db, actor.companyId).execute(),
    activityIn(db, actor.companyId, span),
  ]);
  const fitting = members
    .filter(
      (member) => wasThere(member, span) && fitsMark(markedOf(member, actor.timeZone), { name, account }, span.from),
    )
    .map(
      (member): LeakCandidate => ({
        ...personOf(member),
        ...activity(member.id),
        mark: watermarkText(markedOf(member, actor.timeZone), span.from),
      }),
    )
    .sort(byActivity);
  await noteLook(context, day, 'fragments_traced', [
    ['leakName', name],
    ['leakAccount', account],
    ['leakDay', day],
    ['leakFound', String(fitting.length)],
  ]);
  return { list: fitting.slice(0, LEAK_LIMIT.candidates), total: fitting.length };
}

/** Whether they had a watermark of the company on that day at all. */
const wasThere = (member: Member, { from, until }: q.Span): boolean =>
  member.created_at < until && (member.resigned_at === null || member.resigned_at >= from);

/** With every part shown: what the company showed on that day is not known any more. */
const markedOf = ({ name, mobile, mail, register_type }: Member, timeZone: string): Marked => ({
  ...{ watermark: 1, watermarkDate: 1, watermarkName: 1, watermarkAccount: 1 },
  ...{ name, mobile, mail, timeZone, registerType: register_type === 1 ? 1 : 2 },
});

function personOf({ id, name, state }: Member) {
  return { member: { id, name }, state: MEMBER_STATES.find((one) => one === state) ?? 'resigned' };
}

/** Who looked, for what, and what came of it. */
const noteLook = (
  { change }: Context,
  name: string,
  event: 'picture_traced' | 'fragments_traced',
  fields: readonly (readonly [field: string, after: string | null])[],
): Promise<void> =>
  change((tx) =>
    tx.addHistory({
      ...{ kind: 'leak', id: tx.newId(), name, event },
      data: {
        changes: fields.filter(([, after]) => after !== '').map(([field, after]) => ({ field, before: null, after })),
      },
    }),
  );
