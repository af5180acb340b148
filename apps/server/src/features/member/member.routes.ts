import { memberApi as api } from '@rondo/contract/member';
import { type Binding, bind } from '../../platform/http/binding.ts';
import { importActions } from '../../platform/import/actions.ts';
import type { Settings } from '../../platform/settings.ts';
import { assign } from './actions/assign.ts';
import { create } from './actions/create.ts';
import { exportMembers, startExport } from './actions/export.ts';
import { invitationOf, invite, issuePassword } from './actions/invite.ts';
import { disable, enable } from './actions/move.ts';
import { applyCount, options } from './actions/options.ts';
import { cards, counts, get, list } from './actions/read.ts';
import { rejoin } from './actions/rejoin.ts';
import { update } from './actions/update.ts';
import { memberImport } from './import/definition.ts';

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
    invitationLink: invitationOf(settings),
    issuePassword,
    ...importActions(memberImport(settings)),
    export: exportMembers,
    startExport,
  });
}
