import type { checkInApi as api } from '@rondo/contract/check-in';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { reviews } from '@rondo/domain/check-in';
import { paceDoubts } from '@rondo/domain/pace';
import { TRUST_PARTS, TRUST_WEIGHTS, trustPoints, trustScore } from '@rondo/domain/trust';
import type { Context } from '../../../platform/context.ts';
import { fileRefs } from '../../file/index.ts';
import { alikeInRecord } from '../../photo-hash/index.ts';
import { findRecord } from '../../record/index.ts';
import { picturesOf, presentOwn, stateOf } from '../check-in.present.ts';
import * as q from '../check-in.queries.ts';
import * as paces from '../pace.queries.ts';

type Answer = Output<typeof api.ofRecord>;

/** The check-ins of a record. Its pace and the trust in it are for reviewers: whoever inspected is not told what they are measured by. */
export async function ofRecord(context: Context, { recordId }: Parsed<typeof api.ofRecord>): Promise<Answer> {
  const { db, actor } = context;
  const { row, withRelation } = await findRecord(context, recordId);
  const rows = await q.ofTask(db, actor.companyId, row.task_id).execute();
  const files = await fileRefs(db, actor.companyId, picturesOf(rows));
  const isReviewer = withRelation('reviewer').some(({ id }) => id === actor.memberId);
  const maySee = reviews(actor, { inspectorId: row.inspector_id, isReviewer });
  return {
    checkIns: rows.map((one) => presentOwn(one, files)),
    review: maySee ? await judged(context, recordId, rows) : null,
  };
}

type CheckIns = Awaited<ReturnType<ReturnType<typeof q.ofTask>['execute']>>;

async function judged(context: Context, recordId: string, checkIns: CheckIns): Promise<Answer['review']> {
  const { db, actor } = context;
  const [row, photos] = await Promise.all([
    paces.ofRecord(db, actor.companyId, recordId).executeTakeFirst(),
    photosOf(context, recordId),
  ]);
  const measured = row && {
    ...{ answered: row.answered, fast: row.fast, durationS: row.duration_s, medianS: row.median_s },
  };
  const doubts = measured ? paceDoubts(measured) : null;
  const points = trustPoints({
    checkIns: checkIns.map(stateOf),
    paceDoubts: doubts,
    photos,
  });
  return {
    pace: measured && doubts ? { ...measured, doubts } : null,
    trust: {
      score: trustScore(points),
      parts: TRUST_PARTS.map((part) => ({ part, weight: TRUST_WEIGHTS[part], points: points[part] })),
      photos: { all: photos.all, camera: photos.camera, same: photos.same, alike: photos.alike },
    },
  };
}

/** How many photos there are, of the camera, and not new: a photo that is the very same as an earlier one is not counted as alike. */
async function photosOf(context: Context, recordId: string) {
  const [rows, lookAlike] = await Promise.all([
    paces.photosOf(context.db, context.actor.companyId, recordId).execute(),
    alikeInRecord(context, recordId),
  ]);
  const same = rows.filter(({ wasThere }) => wasThere).length;
  const alike = rows.filter(({ id, wasThere }) => !wasThere && lookAlike.has(id)).length;
  const camera = rows.filter(({ isOfCamera }) => isOfCamera).length;
  return { all: rows.length, camera, same, alike, repeated: same + alike };
}
