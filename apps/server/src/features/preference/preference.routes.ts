import { preferenceApi } from '@rondo/contract/session';
import { bind } from '../../platform/http/binding.ts';
import { columns, get, put } from './preference.actions.ts';

export const preferenceRoutes = bind(preferenceApi, { columns, get, put });
