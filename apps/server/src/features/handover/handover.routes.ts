import { handoverApi } from '@rondo/contract/handover';
import { bind } from '../../platform/http/binding.ts';
import { items, orphans } from './handover.actions.ts';
import { resign } from './resign.ts';

export const handoverRoutes = bind(handoverApi, { items, resign, orphans });
