import { menuCounterApi } from '@rondo/contract/menu-counter';
import { bind } from '../../platform/http/binding.ts';
import type { MenuCount } from '../../platform/menu-count.ts';
import { read } from './menu-counter.actions.ts';

export const menuCounterRoutes = (counts: readonly MenuCount[]) => bind(menuCounterApi, { read: read(counts) });
