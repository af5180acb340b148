import { type NoticeAct, noticeEvents, noticeMachine } from '@rondo/domain/notice';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Row } from './notice.present.ts';
import { viewOf } from './stored.ts';

/** The state after an act; refuses one that cannot happen now, or that is not this actor's. */
export function requireAct(actor: Context['actor'], row: Row, event: NoticeAct) {
  const view = viewOf(row);
  const to = noticeMachine.after(view.state, event);
  if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
  if (!noticeEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
  return to;
}
