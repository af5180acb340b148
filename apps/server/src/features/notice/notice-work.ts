import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { longWork } from '../../platform/long-work.ts';
import { approve } from './approve.ts';
import { find } from './notice.present.ts';
import { requireAct } from './require-act.ts';
import { send } from './send.ts';

const schema = z.object({ noticeId: z.uuid(), rev: z.number() });

/** Sends one to more people than one answer takes. It is a draft until all are written; changed or deleted meanwhile it is not sent. */
export const noticeSend = longWork({
  kind: 'notice.send',
  code: 'announcement_mange',
  schema,
  async run(tx, actor, { noticeId, rev }, { progress }) {
    const row = await find({ db: tx.db, actor }, noticeId);
    const members = await send(tx, { row: { ...row, rev }, event: 'publish', progress });
    if (members === null) throw new AppError('STALE');
    if (members === 0) throw new AppError('NOTICE_NOBODY');
    return { counts: { members } };
  },
});

/** The same for an emergency that a second person agreed to: it waits for approval until all are written. */
export const noticeApprove = longWork({
  kind: 'notice.approve',
  code: 'all_announcement',
  schema,
  async run(tx, actor, { noticeId, rev }, { progress }) {
    const row = await find({ db: tx.db, actor }, noticeId);
    requireAct(actor, row, 'approve');
    return { counts: { members: await approve(tx, { ...row, rev }, progress) } };
  },
});
