import { subscriptionApi } from '@rondo/contract/subscription';
import { bind } from '../../platform/http/binding.ts';
import { create, edit, get, list, move } from './subscription.actions.ts';

export const subscriptionRoutes = bind(subscriptionApi, { list, get, create, edit, move });
