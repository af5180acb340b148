import type { accessApi as api } from '@rondo/contract/access';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { civilDate } from '@rondo/domain/civil-time';
import type { Context } from '../../platform/context.ts';
import * as q from './access.queries.ts';

/** Who can grant permissions. Everybody who works here may know: it is whom they are told to ask. */
export const granters = ({ db, actor }: Context): Promise<Output<typeof api.granters>> =>
  q.granters(db, actor.companyId, actor.memberId).execute();

/** Asks for permissions. Asking again on the same day tells nobody twice. */
export async function ask(
  { actor, change }: Context,
  { codes }: Parsed<typeof api.ask>,
): Promise<Output<typeof api.ask>> {
  return change(async (tx) => {
    const asked = await q.granters(tx.db, actor.companyId, actor.memberId).execute();
    const wanted = [...new Set(codes)].toSorted().join(',');
    await tx.emit('member.told', {
      to: asked.map(({ id }) => id),
      text: 'access_asked',
      params: { name: actor.name, codes: wanted },
      page: `/user/member?open=${actor.memberId}`,
      key: `access_asked:${actor.memberId}:${wanted}:${civilDate(tx.now(), actor.timeZone)}`,
    });
    return { asked };
  });
}
