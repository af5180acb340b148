import { accountApi } from '@rondo/contract/account';
import { bind } from '../../platform/http/binding.ts';
import { setup } from './actions/setup.ts';

/** Set-up of an empty installation, registering, codes, joining, the own contact. */
export const accountRoutes = bind({ setup: accountApi.setup }, { setup });
