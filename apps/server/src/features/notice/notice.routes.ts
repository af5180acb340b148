import { noticeApi } from '@rondo/contract/notice';
import { noticeFollowApi } from '@rondo/contract/notice-follow';
import { bind } from '../../platform/http/binding.ts';
import { comment, comments, removeComment } from './actions/comment.ts';
import { decide } from './actions/decide.ts';
import { move, remind } from './actions/move.ts';
import { publish } from './actions/publish.ts';
import { answer, quiz } from './actions/quiz.ts';
import { count, get, list, popUps, rangesOf, readers, received } from './actions/read.ts';
import { acknowledge, read } from './actions/receive.ts';
import { shops, tasks } from './actions/report.ts';
import { bin, copy, create, edit, remove, restore } from './actions/write.ts';
import { readersExport } from './readers-export.ts';

export const noticeRoutes = [
  ...bind(noticeFollowApi, { quiz, answer, shops, tasks, comments, comment, removeComment }),
  ...bind(noticeApi, {
    ranges: rangesOf,
    received,
    list,
    get,
    popUps,
    count,
    readers,
    export: readersExport.download,
    startExport: readersExport.start,
    create,
    edit,
    copy,
    remove,
    bin,
    restore,
    publish,
    move,
    decide,
    remind,
    read,
    acknowledge,
  }),
];
