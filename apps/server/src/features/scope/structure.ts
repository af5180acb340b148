import type { Actor } from '@rondo/domain/actor';
import { businessDate } from '@rondo/domain/business-day';
import { asOfDay, type Structure } from '@rondo/domain/structure';
import type { Context } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import { beganOn } from './structure.queries.ts';

/** The business dates that a structure can be asked as of: since the company began, up to today. */
export async function structureDays({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>) {
  const { began_on } = await beganOn(db, actor.companyId).executeTakeFirstOrThrow();
  return { from: began_on, to: today(actor, now()) };
}

/** Refuses a structure as of a date on which there was none yet. */
export async function requireStructure(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  structure: Structure,
): Promise<void> {
  const day = asOfDay(structure);
  if (day === null) return;
  const { from, to } = await structureDays(context);
  if (day < from || day > to) throw refuseField('structure', 'day_between', { from, to });
}

const today = (actor: Actor, at: Date): string => businessDate(at, actor.timeZone, actor.cutOff);
