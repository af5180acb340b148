import { handoverApi } from '@rondo/contract/handover';
import { bind } from '../../platform/http/binding.ts';
import { items, orphans, own } from './handover.actions.ts';
import { leave, resign } from './resign.ts';

export const handoverRoutes = bind(handoverApi, { items, own, leave, resign, orphans });
