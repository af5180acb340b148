import { memberApi as api } from '@rondo/contract/member';
import { type Binding, bind } from '../../platform/http/binding.ts';
import type { Settings } from '../../platform/settings.ts';
import { assign } from './actions/assign.ts';
import { create } from './actions/create.ts';
import { exportMembers } from './actions/export.ts';
import { checkImport, runImport } from './actions/import.ts';
import { importTemplate } from './actions/import-template.ts';
import { invite, issuePassword } from './actions/let-in.ts';
import { disable, enable } from './actions/move.ts';
import { cards, counts, get, list } from './actions/read.ts';
import { rejoin } from './actions/rejoin.ts';
import { update } from './actions/update.ts';
import { applyCount, options } from './member.actions.ts';

export function memberRoutes(settings: Settings): Binding[] {
  return bind(api, {
    applyCount,
    options,
    cards,
    list,
    counts,
    get,
    create: create(settings),
    update: update(settings),
    assign,
    disable,
    enable,
    rejoin: rejoin(settings),
    invite: invite(settings),
    issuePassword,
    importTemplate,
    checkImport,
    runImport: runImport(settings),
    export: exportMembers,
  });
}
