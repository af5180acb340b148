import { rectificationApi } from '@rondo/contract/rectification';
import { bind } from '../../platform/http/binding.ts';
import type { LeavingParts } from '../file/index.ts';
import { appeal, upholdAppeal } from './actions/appeal.ts';
import { bulk } from './actions/bulk.ts';
import { create, usual } from './actions/create.ts';
import { askExtension, denyExtension, extend, grantExtension } from './actions/extension.ts';
import { handle } from './actions/handle.ts';
import { counts, get, list, remind } from './actions/rectification.ts';
import { approve, reject, withdraw } from './actions/review.ts';
import { end, reopen, transfer } from './actions/transfer-end.ts';
import { rectificationExport } from './export.ts';
import { picturesFrom, startPictures } from './picture-export.ts';

export const rectificationRoutes = (leaving: LeavingParts) =>
  bind(rectificationApi, {
    list,
    counts,
    get,
    usual,
    create,
    handle,
    approve,
    reject,
    withdraw,
    transfer,
    extend,
    askExtension,
    grantExtension,
    denyExtension,
    appeal,
    upholdAppeal,
    end,
    reopen,
    remind,
    export: rectificationExport.download,
    startExport: rectificationExport.start,
    bulk,
    pictures: picturesFrom(leaving),
    startPictures,
  });
