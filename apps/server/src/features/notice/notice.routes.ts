import { noticeApi } from '@rondo/contract/notice';
import { bind } from '../../platform/http/binding.ts';
import { move, publish, remind } from './actions/move.ts';
import { count, get, list, popUps, rangesOf, readers, received } from './actions/read.ts';
import { acknowledge, read } from './actions/receive.ts';
import { bin, copy, create, edit, remove, restore } from './actions/write.ts';
import { readersExport } from './readers-export.ts';

export const noticeRoutes = bind(noticeApi, {
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
  remind,
  read,
  acknowledge,
});
