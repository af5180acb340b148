import { type RectificationEvent, type RectificationState, rectificationMachine } from '@rondo/domain/rectification';
import {
  explainedWork,
  holdOf,
  openOf,
  orphansOf,
  traceIntegrity,
  type Waiting,
  workSubjects,
} from '../process/index.ts';

/** Which rectifications wait for whom. */
export const rectificationWaiting: Waiting<RectificationState, RectificationEvent> = {
  kind: 'rectification',
  machine: rectificationMachine,
};

export const rectificationIntegrity = traceIntegrity(rectificationWaiting);
export const rectificationExplained = explainedWork(rectificationWaiting, 'title');
export const subjects = workSubjects(rectificationWaiting, 'title');
export const openRectificationsOf = openOf(rectificationWaiting, 'title');
export const holdRectificationsOf = holdOf(rectificationWaiting);
export const rectificationOrphansOf = orphansOf(rectificationWaiting, 'title');
