import { photoHashApi } from '@rondo/contract/photo-hash';
import { bind } from '../../platform/http/binding.ts';
import { alike, check } from './photo-hash.actions.ts';

export const photoHashRoutes = bind(photoHashApi, { check, alike });
