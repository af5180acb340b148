import { recordApi } from '@rondo/contract/record';
import { bind } from '../../platform/http/binding.ts';
import { get, list, voidRecord } from './record.actions.ts';

export const recordRoutes = bind(recordApi, { list, get, void: voidRecord });
