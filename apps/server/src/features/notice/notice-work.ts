import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { longWork } from '../../platform/long-work.ts';
import { find } from './notice.present.ts';
import { send } from './send.ts';

/** Sends one to more people than one answer takes. It is a draft until all are written; changed or deleted meanwhile it is not sent. */
export const noticeSend = longWork({
  kind: 'notice.send',
  code: 'announcement_mange',
  schema: z.object({ noticeId: z.uuid(), rev: z.number() }),
  async run(tx, actor, { noticeId, rev }, { progress }) {
    const row = await find({ db: tx.db, actor }, noticeId);
    const members = await send(tx, { row: { ...row, rev }, event: 'publish', progress });
    if (members === null) throw new AppError('STALE');
    if (members === 0) throw new AppError('NOTICE_NOBODY');
    return { counts: { members } };
  },
});
