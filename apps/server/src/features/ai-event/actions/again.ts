import { createHash } from 'node:crypto';
import type { aiEventApi as api } from '@rondo/contract/ai-event';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { greyOf, likenessOf, type SeeParts, see, storedBoxes, storedLooking } from '../../ai-rule/index.ts';
import { storedBytes } from '../../file/index.ts';
import { comparedOf } from '../clock.queries.ts';
import * as q from '../event.queries.ts';

/** The kept picture asked the same again: the same model finds the same, or the evidence is not what it was (N17.2). */
export const again =
  (parts: SeeParts) =>
  async ({ db, actor }: Context, { id }: Parsed<typeof api.again>): Promise<Output<typeof api.again>> => {
    const row = await q.byId(db, actor, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const bytes = row.kept_sha256 && (await storedBytes(parts.store, actor.companyId, row.kept_sha256));
    if (!bytes) throw new AppError('AI_FRAME_GONE');
    const looking = storedLooking(row.looking);
    // A turned camera is told by what it was compared with then, whatever it is compared with now.
    const compared = await comparedOf(db, actor.companyId, id).executeTakeFirst();
    const likeness = compared ? likenessOf(compared.reference, await greyOf(bytes)) : null;
    const answers = await see(parts, { companyId: actor.companyId, bytes, likeness }, [
      { id, looking, content: row.prompt ?? '' },
    ]);
    const answer = answers.get(id);
    if (!answer?.look) throw new AppError('AI_NOT_ANSWERED');
    const { boxes, confidence } = answer.look;
    const isSamePicture = createHash('sha256').update(bytes).digest().equals(row.frame_sha256);
    return {
      isSame: isSamePicture && JSON.stringify(keyed(boxes)) === JSON.stringify(keyed(storedBoxes(row.boxes))),
      isSamePicture,
      isSameModel: (answer.model?.hash ?? null) === row.model_hash,
      ...{ confidence, boxes, model: answer.model },
    };
  };

/** Boxes as numbers in one order, however they were stored. */
const keyed = (boxes: ReturnType<typeof storedBoxes>): number[][] =>
  boxes.map(({ confidence, left, top, right, bottom }) => [confidence, left, top, right, bottom]);
