import { learningApi } from '@rondo/contract/learning';
import { bind } from '../../platform/http/binding.ts';
import { mine, myDetail } from './actions/mine.ts';
import { move, remind } from './actions/move.ts';
import { answer, quiz } from './actions/quiz.ts';
import { check, get, list, ranges, report } from './actions/read.ts';
import { read } from './actions/reading.ts';
import { copy, create, edit, remove } from './actions/write.ts';
import { reportExport } from './report-export.ts';

export const learningRoutes = bind(learningApi, {
  list,
  get,
  ranges,
  check,
  create,
  edit,
  copy,
  remove,
  move,
  remind,
  report,
  export: reportExport.download,
  startExport: reportExport.start,
  mine,
  myDetail,
  read,
  quiz,
  answer,
});
