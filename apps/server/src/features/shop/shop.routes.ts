import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { shopFieldApi } from '@rondo/contract/shop-custom';
import { bind } from '../../platform/http/binding.ts';
import { importActions } from '../../platform/import/actions.ts';
import { bin, restore } from './actions/bin.ts';
import { copyHours } from './actions/copy-hours.ts';
import * as customField from './actions/custom-field.ts';
import { exportShops, startExport } from './actions/export.ts';
import * as group from './actions/group.ts';
import { levels } from './actions/levels.ts';
import { move, withdrawClosing } from './actions/move.ts';
import { setPhoto } from './actions/photo.ts';
import { counts, get, list, options, tags } from './actions/read.ts';
import { remove } from './actions/remove.ts';
import { create, update } from './actions/write.ts';
import { shopImport } from './import/definition.ts';

export const shopRoutes = [
  ...bind(shopApi, {
    list,
    counts,
    get,
    levels,
    options,
    tags,
    create,
    update,
    move,
    setPhoto,
    export: exportShops,
    startExport,
    copyHours,
    withdrawClosing,
    remove,
    bin,
    restore,
    ...importActions(shopImport),
  }),
  ...bind(shopGroupApi, { list: group.list, create: group.create, update: group.update, remove: group.remove }),
  ...bind(shopFieldApi, {
    list: customField.list,
    used: customField.used,
    create: customField.create,
    update: customField.update,
    order: customField.order,
    remove: customField.remove,
  }),
];
