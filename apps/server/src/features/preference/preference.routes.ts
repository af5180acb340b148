import { preferenceApi } from '@rondo/contract/session';
import { bind } from '../../platform/http/binding.ts';
import { get, put } from './preference.actions.ts';

export const preferenceRoutes = bind(preferenceApi, { get, put });
