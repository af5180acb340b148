import { feedbackApi } from '@rondo/contract/feedback';
import { bind } from '../../platform/http/binding.ts';
import { create } from './actions/create.ts';
import { move } from './actions/move.ts';
import { get, list, mine } from './actions/read.ts';
import { feedbackExport } from './feedback-export.ts';

export const feedbackRoutes = bind(feedbackApi, {
  list,
  mine,
  get,
  create,
  move,
  export: feedbackExport.download,
  startExport: feedbackExport.start,
});
