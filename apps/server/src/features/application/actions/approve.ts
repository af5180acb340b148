import type { applicationApi } from '@rondo/contract/application';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { Context, Tx } from '../../../platform/context.ts';
import { violatedIndex } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { originOf } from '../../../platform/http/origin.ts';
import type { Settings } from '../../../platform/settings.ts';
import { refuseWhileDissolving } from '../../company/index.ts';
import { actorNow, requireGrantable } from '../../role/index.ts';
import { type Admission, admitMember, type Place } from '../admit-member.ts';
import * as q from '../application.queries.ts';
import { notifyApplicants } from '../notify-applicants.ts';
import { notifyDeciders } from '../notify-deciders.ts';
import { requirePlace } from '../require-place.ts';

type Answer = Output<typeof applicationApi.approve>;
type Work = { place: Place; names: Record<string, unknown>; canSms: boolean; url: string };

/** Takes people in one by one: each is a change of its own, so that one that cannot be does not stop the others. */
export const approveBy =
  (settings: Settings) =>
  async (context: Context, { ids, ...asked }: Parsed<typeof applicationApi.approve>, wire: Wire): Promise<Answer> => {
    const { db, actor, language } = context;
    await refuseWhileDissolving(db, actor.companyId);
    const { place, department, roles } = await requirePlace({ db, actor, language }, asked);
    const wanted = [...new Set(ids)];
    const found = await q.byIds(db, actor.companyId, wanted).execute();
    if (found.length !== wanted.length) throw new AppError('NOT_FOUND');
    const work: Work = {
      place,
      names: { department, roles: roles.map((role) => role.name) },
      canSms: settings.smsUrl !== null,
      url: `${originOf(settings, wire)}/web/login`,
    };
    const answer: Answer = { approved: 0, refused: [] };
    for (const id of wanted) {
      const message = await refusalOf(() => context.change((tx) => approveOne(tx, actor, id, work)), language);
      if (message === null) answer.approved += 1;
      else answer.refused.push({ id, name: found.find((row) => row.id === id)?.name ?? '', message });
    }
    if (answer.approved > 0) await notifyDeciders(db, actor.companyId);
    return answer;
  };

/** Somebody who cannot be taken in: nothing of their approval stays. */
class NotTakenIn extends Error {
  readonly because: Extract<Admission, { how: 'refused' }>;

  constructor(because: Extract<Admission, { how: 'refused' }>) {
    super(because.why);
    this.because = because;
  }
}

/** Decides first: of several at once the first wins, and the others find nothing to decide. */
async function approveOne(tx: Tx, actor: Actor, id: string, { place, names, canSms, url }: Work): Promise<void> {
  await requireGrantable(tx, await actorNow(tx, actor, 'frame_staff'), place.roleIds);
  const byId = tx.actor?.memberId ?? null;
  const row = await q.decide(tx.db, tx.companyId, [id], 'approve', { at: tx.now(), byId }).executeTakeFirst();
  if (!row) throw new AppError('APPLICATION_DECIDED');
  const { person_id: personId, name, mobile, mail } = row;
  const taken = await admitMember(tx, { personId, name, mobile, mail }, place);
  if (taken.how === 'refused') throw new NotTakenIn(taken);
  await q.becomes(tx.db, tx.companyId, id, taken.memberId).execute();
  const data = { how: taken.how, memberId: taken.memberId, ...names };
  await tx.addHistory({ kind: 'application', id, name, event: 'approve', from: 'pending', to: 'approved', data });
  await notifyApplicants(tx, [row], 'application_approved', { canSms, url });
}

/** Runs an approval: null, or why it was refused in the reader's language. */
async function refusalOf(approve: () => Promise<void>, language: Language, isAgain = false): Promise<string | null> {
  try {
    await approve();
    return null;
  } catch (error) {
    if (error instanceof NotTakenIn) {
      const { why, name } = error.because;
      return translate(language, `application.refusedBecause.${why}`, { name });
    }
    // It is about whoever decides, not about this application.
    const isActors = error instanceof AppError && ['SESSION_ENDED', 'FORBIDDEN', 'ROLE_ABOVE'].includes(error.reason);
    if (error instanceof AppError && !isActors)
      return translate(language, `error.${error.reason}`, error.details.params);
    // The same person became a member in this very moment by another way: the second look finds them.
    if (violatedIndex(error) !== null && !isAgain) return refusalOf(approve, language, true);
    throw error;
  }
}
