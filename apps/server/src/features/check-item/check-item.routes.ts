import { checkItemApi } from '@rondo/contract/check-item';
import { bind } from '../../platform/http/binding.ts';
import { bin, categories, create, edit, get, list, remove, restore } from './check-item.actions.ts';

export const checkItemRoutes = bind(checkItemApi, { list, categories, get, create, edit, remove, bin, restore });
