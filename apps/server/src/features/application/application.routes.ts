import { applicationApi } from '@rondo/contract/application';
import { bind } from '../../platform/http/binding.ts';
import type { Settings } from '../../platform/settings.ts';
import { approveBy } from './actions/approve.ts';
import { inviteBy } from './actions/invite.ts';
import { counts, list } from './actions/read.ts';
import { refuseBy } from './actions/refuse.ts';

/** Applications to join as those see them who decide, and the way people come in. */
export const applicationRoutes = (settings: Settings) =>
  bind(applicationApi, {
    list,
    counts,
    approve: approveBy(settings),
    refuse: refuseBy(settings),
    ...inviteBy(settings),
  });
